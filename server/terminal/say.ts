/** Tells the person at the terminal something. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
