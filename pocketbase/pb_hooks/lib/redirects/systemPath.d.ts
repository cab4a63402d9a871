/** See systemPath.js; the server's own code uses the same function, so that saving and publishing cannot disagree. */
export function systemPathOf(from: string, prefixes?: readonly string[], paths?: readonly string[]): string | undefined;
