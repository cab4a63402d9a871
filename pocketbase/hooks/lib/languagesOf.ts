/** "sl-SI,sl;q=0.9,en;q=0.8" → ["sl", "sl", "en"], the preferred one first. */
export function languagesOf(acceptLanguage: string) {
  return acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(/\s*;\s*/);
      const q = parameters.map((parameter) => /^q=([\d.]+)$/.exec(parameter)).find(Boolean);
      return { language: tag.toLowerCase().split('-')[0] ?? '', weight: q ? Number(q[1]) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language);
}
