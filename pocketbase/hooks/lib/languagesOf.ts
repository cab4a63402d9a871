/** A browser sends a tenth of it; Go accepts a megabyte, which would keep a VM busy for seconds. */
const LONGEST = 500;

/** "sl-SI,sl;q=0.9,en;q=0.8" → ["sl", "sl", "en"], the preferred one first. */
export function languagesOf(acceptLanguage: string) {
  return acceptLanguage
    .slice(0, LONGEST)
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
