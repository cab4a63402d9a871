const LINKS = 3;
/** Short texts are alike by chance: "Please call me." */
const LONG_ENOUGH = 40;

/**
 * Whether a form's words are full of links, as hardly anybody's are.
 */
export function hasManyLinks(fields: Record<string, string>) {
  const links =
    Object.values(fields)
      .join('\n')
      .match(/https?:\/\/|\bwww\./gi) || [];
  return links.length >= LINKS;
}

/**
 * The text by which a message is known again when it comes from many senders; '' if it is too short for that.
 */
export function repeatableText({ message = '' }: { message?: string }) {
  const text = message.replace(/\s+/g, ' ').trim().toLowerCase();
  return text.length >= LONG_ENOUGH ? text : '';
}
