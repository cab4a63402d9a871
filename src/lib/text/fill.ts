/** Replaces the `{{name}}`s of a text by values, in one pass, so that none is read from a value. One without a value stays. */
export function fill(message: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return message.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
