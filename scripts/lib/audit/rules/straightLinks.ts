import type { AuditRule } from '../AuditRule';

/** Each link inside the site leads to something at once: by no redirect, and to no miss. */
export const straightLinks: AuditRule = {
  name: 'internal links without redirect or miss',
  find: ({ pages, answers }) =>
    pages
      // A miss offers itself in another language, which is a miss as well.
      .filter(({ status }) => status === 200)
      .flatMap(({ path, facts }) =>
        facts.parts.flatMap(({ links }) =>
          links.flatMap((link) => {
            const answer = answers.get(link.replace(/#.*$/s, ''));
            if (!answer || answer.status === 200) return [];
            return [{ path, text: [link, answer.status, answer.location].filter(Boolean).join(' → ') }];
          }),
        ),
      ),
};
