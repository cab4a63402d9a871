import { refusalFaults } from './refusalFaults';

const LINK = 'https://cms.modrina.example/_/#/collections?collection=posts&record=b';
const read = (id: string, text: string, context: object = {}) =>
  refusalFaults({ code: `gatsby-source-pocketbase_${id}`, text, context });

test('a refusal of a record is its fault, without the link', () => {
  const text = '"A" (record b of "posts") can not be made into a page (RangeError): simplify its texts.';
  expect(read('10306', `${text} ${LINK}`)).toEqual([{ sentence: text, records: [{ collection: 'posts', id: 'b' }] }]);
});

test('two records at one path are both named', () => {
  const context = { first: 'posts/a (en)', second: 'posts/b' };
  expect(read('10304', `Records posts/a and posts/b would both have their page at /x/. ${LINK}`, context)).toEqual([
    expect.objectContaining({ records: ['b', 'a'].map((id) => ({ collection: 'posts', id })) }),
  ]);
});

test('a picture names the record of its file, unless the disk was full', () => {
  const picture = { file: 'pbc_1/a/red_x.png' };
  expect(read('10403', 'The picture could not be made (bad data).', picture)[0]?.records).toEqual([
    { collection: 'pbc_1', id: 'a' },
  ]);
  expect(read('10403', 'The picture could not be made (ENOSPC: no space left on device).', picture)).toEqual([]);
});

test.each(['10101', '10203', '10301', '10401', '10901'])('%s is no fault of a record', (id) => {
  expect(read(id, `Something about a server. ${LINK}`)).toEqual([]);
});
