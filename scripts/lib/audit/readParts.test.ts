import { readParts } from './readParts';

const read = (body: string, head = '') => readParts(`<html lang="sl"><head>${head}</head><body>${body}</body></html>`);

test('a link is called what a screen reader calls it', () => {
  const names = (html: string) => read(html).links.map(({ name }) => name);
  expect(names('<a href="/">Na <b>začetek</b></a>')).toEqual(['Na začetek']);
  expect(names('<a href="/" aria-label="Domov"><svg></svg></a>')).toEqual(['Domov']);
  expect(names('<a href="/"><img alt="Modrina"/><span aria-hidden="true">→</span></a>')).toEqual(['Modrina']);
  expect(names('<p id="x">Vse o tem</p><a href="/" aria-labelledby="x">več</a>')).toEqual(['Vse o tem']);
  expect(names('<a href="/"><h3>Most</h3><p>Čez reko</p></a>')).toEqual(['Most Čez reko']);
  expect(names('<a id="place">No link</a>')).toEqual([]);
});

test('words that React put together are one text, each in the language of its place', () => {
  expect(
    read('<p>Language<!-- -->: <!-- --> ok</p><p lang="en" title="Two">One</p><code>let x</code>').writings,
  ).toEqual([
    { text: 'Language: ok', lang: 'sl', where: 'text', isCode: false },
    { text: 'Two', lang: 'en', where: 'title', isCode: false },
    { text: 'One', lang: 'en', where: 'text', isCode: false },
    { text: 'let x', lang: 'sl', where: 'text', isCode: true },
  ]);
});

test('scripts, styles and what is no word are left out', () => {
  expect(read('<script>const words = 1</script><style>p { color: red }</style><p>2026 · 42 %</p>').writings).toEqual(
    [],
  );
});

test('the description is in the language of the main heading', () => {
  const { writings } = read('<main><h1 lang="en">Title</h1></main>', '<meta name="description" content="About it"/>');
  expect(writings.find(({ where }) => where === 'description')).toMatchObject({ text: 'About it', lang: 'en' });
});

test('a drawing’s title is no title of the page', () => {
  expect(read('<svg><title>Mountain</title></svg>', '<title>Domov</title>').titles).toEqual(['Domov']);
});
