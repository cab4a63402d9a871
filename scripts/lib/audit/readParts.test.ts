import { readParts } from './readParts';

const read = (body: string, head = '') => readParts(`<html lang="sl"><head>${head}</head><body>${body}</body></html>`);

test('a link has its accessible name', () => {
  const names = (html: string) => read(html).links.map(({ name }) => name);
  expect(names('<a href="/">Na <b>začetek</b></a>')).toEqual(['Na začetek']);
  expect(names('<a href="/" aria-label="Domov"><svg></svg></a>')).toEqual(['Domov']);
  expect(names('<a href="/"><img alt="Modrina"/><span aria-hidden="true">→</span></a>')).toEqual(['Modrina']);
  expect(names('<p id="x">Vse o tem</p><a href="/" aria-labelledby="x">več</a>')).toEqual(['Vse o tem']);
  expect(names('<a href="/"><h3>Most</h3><p>Čez reko</p></a>')).toEqual(['Most Čez reko']);
  expect(names('<a id="place">No link</a>')).toEqual([]);
});

test('words that React joined are one text, each in its declared language', () => {
  expect(read('<p>Language<!-- -->: <!-- --> ok</p><p lang="en" title="Two">One</p><code>let x</code>').texts).toEqual([
    { text: 'Language: ok', lang: 'sl', where: 'text', isCode: false },
    { text: 'Two', lang: 'en', where: 'title', isCode: false },
    { text: 'One', lang: 'en', where: 'text', isCode: false },
    { text: 'let x', lang: 'sl', where: 'text', isCode: true },
  ]);
});

test('scripts, styles and texts without words are omitted', () => {
  expect(read('<script>const words = 1</script><style>p { color: red }</style><p>2026 · 42 %</p>').texts).toEqual([]);
});

test('the description is in the language of the main heading', () => {
  const { texts } = read('<main><h1 lang="en">Title</h1></main>', '<meta name="description" content="About it"/>');
  expect(texts.find(({ where }) => where === 'description')).toMatchObject({ text: 'About it', lang: 'en' });
});

test('an SVG’s title is no title of the page', () => {
  expect(read('<svg><title>Mountain</title></svg>', '<title>Domov</title>').titles).toEqual(['Domov']);
});
