import { llmsText } from './writeTexts';

const SITE = {
  locale: 'sl',
  siteUrl: 'https://www.modrina.example',
  siteName: 'Modrina',
  description: 'Svetovanje.',
} as const;
const NONE = { nodes: [] };

it('begins as llmstxt.org requires, and lists the pages', () => {
  const text = llmsText(SITE, {
    pages: { nodes: [{ path: '/sl/about/', title: 'O nas [in vas]', summary: null }] },
    articles: [{ path: '/sl/blog/zakaj/', title: 'Zakaj', summary: 'Zato,\n ker je.' }],
    ...{ cases: NONE, workshops: NONE, projects: NONE },
  });
  expect(text).toBe(`# Modrina

> Svetovanje.

To spletišče v angleščini: https://www.modrina.example/llms.txt

## Strani

- [O nas \\[in vas\\]](https://www.modrina.example/sl/about/)

## Članki

Vsaka povezava vodi do samega besedila v zapisu Markdown. Tu so najnovejši članki, največ 50; vsi: https://www.modrina.example/sl/blog/

- [Zakaj](https://www.modrina.example/sl/blog/zakaj.md): Zato, ker je.

## Dodatno

- [Vir novic](https://www.modrina.example/sl/feed.rss): najnovejši članki v celoti, v zapisu RSS
- [Zemljevid spletišča](https://www.modrina.example/sitemap.xml): vse strani v obeh jezikih
`);
});

it('has no heading over nothing', () => {
  const text = llmsText(SITE, { pages: NONE, articles: [], cases: NONE, workshops: NONE, projects: NONE });
  expect(text.match(/^## .+$/gm)).toEqual(['## Dodatno']);
});
