import { isSame, mergeRecord, type Row } from './keepBoth';

const BASE: Row = { id: 'a', title: 'One', text: 'Old', image: 'a.png', tags: ['x', 'y'], updated: '1' };

it('saves what only this editor changed, and leaves what only the other changed', () => {
  const theirs = { ...BASE, text: 'Theirs', updated: '2' };
  expect(mergeRecord({ ...BASE, title: 'Mine', image: ['a.png'] }, theirs, BASE)).toEqual({
    mine: { title: 'Mine' },
    conflicts: [],
  });
});

it('leaves a field that both changed to a person, unless they agree', () => {
  const theirs = { ...BASE, title: 'Theirs', text: 'Same', updated: '2' };
  expect(mergeRecord({ ...BASE, title: 'Mine', text: 'Same' }, theirs, BASE)).toEqual({
    mine: {},
    conflicts: ['title'],
  });
});

it('takes every difference for a conflict without the version that was opened', () => {
  expect(mergeRecord({ ...BASE, title: 'Mine' }, { ...BASE, text: 'Theirs' }, undefined).conflicts).toEqual([
    'title',
    'text',
  ]);
});

it.each([
  ['a', ['a'], true],
  ['', [], true],
  [null, '', true],
  [['x', 'y'], ['y', 'x'], false],
  [{ a: 1 }, { a: 1 }, true],
  [0, '', false],
  [false, true, false],
])('compares %j and %j', (one, other, expected) => {
  expect(isSame(one, other)).toBe(expected);
});

it('takes a file that is yet to be uploaded for a change', () => {
  const file = new Blob(['x']);
  expect(mergeRecord({ ...BASE, image: file }, { ...BASE, updated: '2' }, BASE).mine).toEqual({ image: file });
});

it('loses no word in 1,000 random interleavings of two editors', () => {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
  const fields = ['title', 'text', 'summary', 'link'];
  for (let round = 0; round < 1000; round++) {
    let stored: Row = { title: 't', text: 'x', summary: 's', link: 'l', updated: '0' };
    const typed: [field: string, word: string][] = [];
    const forms = [0, 1].map((editor) => ({ editor, base: stored, form: { ...stored } as Record<string, unknown> }));
    for (let step = 0; step < 8; step++) {
      const one = forms[random(2)];
      if (!one) throw new Error('no editor');
      if (random(3) > 0) {
        const [field = ''] = fields.slice(random(fields.length));
        const word = `w${round}-${step}-${one.editor}`;
        one.form[field] = `${String(one.form[field])} ${word}`;
        typed.push([field, word]);
        continue;
      }
      const { mine, conflicts } = mergeRecord(one.form, stored, one.base);
      // A person who keeps both texts of a conflict.
      const kept = conflicts.map((field) => [field, `${String(stored[field])} ${String(one.form[field])}`]);
      stored = { ...stored, ...mine, ...Object.fromEntries(kept), updated: `${round}-${step}` };
      Object.assign(one, { base: stored, form: { ...stored } });
    }
    for (const one of forms) {
      const { mine, conflicts } = mergeRecord(one.form, stored, one.base);
      const kept = conflicts.map((field) => [field, `${String(stored[field])} ${String(one.form[field])}`]);
      stored = { ...stored, ...mine, ...Object.fromEntries(kept) };
    }
    expect(typed.filter(([field, word]) => !String(stored[field]).split(' ').includes(word))).toEqual([]);
  }
});
