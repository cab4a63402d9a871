import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from '../../../src/i18n/locales';
import type { DraftRecord, Key, Values } from '../../store/types';
import type { FromFrame, ToFrame } from '../messages';
import { draftRecord, seedRecords } from '../testing/seedRecords';
import { startFrame } from './startFrame';

jest.mock('gatsby', () => jest.requireActual('../gatsby'));

const seed = seedRecords();
const pageId = (slug: string) =>
  seed.find(({ collection, values }) => collection === 'pages' && values.slug === slug)?.id ?? '';
const HOME: Key = `pages/${pageId('home')}`;
const blockOf = (kind: string) =>
  seed.find(({ values }) => values.kind === kind && values.page === pageId('home')) as DraftRecord;
const itemsOf = (block: DraftRecord) => seed.filter(({ values }) => values.block === block.id);
const changed = (record: DraftRecord, values: Values) =>
  seed.map((each) => (each === record ? { ...each, values: { ...each.values, ...values } } : each));

const posted: FromFrame[] = [];
const sent = (kind: FromFrame['kind']) => posted.filter((message) => message.kind === kind);
let end: () => void;
let container: HTMLElement;

/** As the editing page posts it. */
async function tell(message: ToFrame, source: Window | null = window): Promise<void> {
  await act(async () => {
    // A message copies its records.
    const data: unknown = JSON.parse(JSON.stringify(message));
    window.dispatchEvent(new MessageEvent('message', { data, source }));
    // The frame draws in the next animation frame.
    await new Promise((resolve) => setTimeout(resolve, 40));
  });
}

const draw = (records: readonly DraftRecord[] = seed, locale: Locale = 'en', root: Key = HOME) =>
  tell({ kind: 'draw', drawing: { locale, root, records, pictures: {} } });

beforeEach(() => {
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  jest.spyOn(window.parent, 'postMessage').mockImplementation((message: unknown) => {
    posted.push(message as FromFrame);
  });
  container = document.body.appendChild(document.createElement('div'));
  act(() => {
    end = startFrame(container);
  });
});

afterEach(() => {
  act(() => end());
  document.body.innerHTML = '';
  posted.length = 0;
  jest.restoreAllMocks();
});

it('asks for a drawing, and draws the page with the labels of its language', async () => {
  expect(posted).toEqual([{ kind: 'ready' }]);
  await draw(seed, 'sl');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dolgočasno delo prepustite programom');
  expect(screen.getAllByText(/Predstavitvena vsebina/)[0]).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'sl');
  await draw(seed, 'en');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Leave the dull work to software');
});

it('draws one main heading, whatever the first block is and however many openings there are', async () => {
  const [hero, cta] = [blockOf('hero'), blockOf('cta')];
  const mains = () => screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);
  await draw(changed(cta, { kind: 'hero', title: 'Second opening' }));
  expect(mains()).toEqual(['Leave the dull work to software']);
  expect(screen.getByRole('heading', { level: 2, name: 'Second opening' })).toBeVisible();
  await draw(changed(hero, { order: 1000 }));
  const page = seed.find(({ key }) => key === HOME);
  expect(mains()).toEqual([page?.values.title]);
  expect(screen.getByRole('heading', { level: 2, name: 'Leave the dull work to software' })).toBeVisible();
});

it('draws nothing that another window posts', async () => {
  await tell({ kind: 'draw', drawing: { locale: 'en', root: HOME, records: seed, pictures: {} } }, null);
  expect(screen.queryByRole('heading')).toBeNull();
});

it('shows what is typed, and keeps open what a reader opened', async () => {
  const faq = blockOf('faq');
  const item = itemsOf(faq)[0] as DraftRecord;
  const records = (title: string) =>
    seed.map((each) => {
      if (each !== faq && each !== item) return each;
      return { ...each, values: { ...each.values, ...(each === faq ? { title } : { text: '<p>Our answer.</p>' }) } };
    });
  await draw(records('Before'));
  const answer = screen.getByText('Our answer.');
  expect(answer).not.toBeVisible();
  await userEvent.click(screen.getByText(String(item.values.title)));
  expect(answer).toBeVisible();
  await draw(records('You asked'));
  expect(screen.getByRole('heading', { name: 'You asked' })).toBeVisible();
  expect(screen.getByText('Our answer.')).toBe(answer);
  expect(answer).toBeVisible();
});

it('draws the newest of several messages', async () => {
  const cta = blockOf('cta');
  await draw();
  await act(async () => {
    for (const title of ['One', 'Two', 'Three']) {
      const drawing = { locale: 'en' as const, root: HOME, records: changed(cta, { title }), pictures: {} };
      window.dispatchEvent(new MessageEvent('message', { data: { kind: 'draw', drawing }, source: window }));
      expect(screen.queryByRole('heading', { name: title })).toBeNull();
    }
    await new Promise((resolve) => setTimeout(resolve, 40));
  });
  expect(screen.getByRole('heading', { name: 'Three' })).toBeVisible();
});

it('draws differences to the last drawing, each with those before it', async () => {
  const [cta, faq] = [blockOf('cta'), blockOf('faq')];
  const update = (record: DraftRecord, title: string) =>
    tell({
      kind: 'update',
      update: {
        ...{ locale: 'en', root: HOME, drop: [] },
        put: [{ ...record, values: { ...record.values, title } }],
      },
    });
  await update(cta, 'Too early');
  expect(screen.queryByRole('heading')).toBeNull();
  await draw();
  const [hero] = screen.getAllByRole('heading');
  await update(cta, 'Call');
  await update(faq, 'Asked');
  expect(screen.getByRole('heading', { name: 'Call' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Asked' })).toBeVisible();
  expect(screen.getAllByRole('heading')[0]).toBe(hero);
});

it('reports which block, or which item of it, was pressed, and follows no link', async () => {
  const cards = blockOf('cards');
  const second = itemsOf(cards)[1] as DraftRecord;
  // Lists of rich texts are no items.
  const list = '<ul><li>One</li><li>Two</li></ul>';
  await draw(
    seed.map((each) => ([cards, second].includes(each) ? { ...each, values: { ...each.values, text: list } } : each)),
  );
  await userEvent.click(screen.getByRole('heading', { name: String(second.values.title) }));
  await userEvent.click(screen.getByRole('heading', { name: String(cards.values.title) }));
  const link = screen.getByRole('link', { name: 'See what we do' });
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  const hero = `blocks/${blockOf('hero').id}`;
  expect(sent('chosen')).toEqual([
    { kind: 'chosen', key: `block_items/${second.id}`, block: cards.key },
    { kind: 'chosen', key: cards.key, block: cards.key },
    { kind: 'chosen', key: hero, block: hero },
  ]);
});

it('reports the record of an article that was pressed', async () => {
  const post = seed.find(({ collection }) => collection === 'posts') as DraftRecord;
  await draw(seed, 'en', post.key);
  await userEvent.click(screen.getByRole('heading', { level: 1 }));
  expect(sent('chosen')).toEqual([{ kind: 'chosen', key: post.key, block: post.key }]);
});

it('names the block under the pointer', async () => {
  await draw();
  const cards = blockOf('cards');
  await userEvent.hover(screen.getByRole('heading', { name: String(cards.values.title) }));
  expect(screen.getByText(`Cards · ${String(cards.values.title)}`)).toBeInTheDocument();
});

it('opens the answer that is edited, as soon as it is drawn', async () => {
  const values = {
    id: 'added',
    block: blockOf('faq').id,
    title: 'New question',
    text: '<p>Our answer.</p>',
    order: 9999,
  };
  const added = draftRecord('block_items', values);
  await draw();
  await tell({ kind: 'show', key: added.key });
  await draw([...seed, added]);
  expect(screen.getByText('Our answer.')).toBeVisible();
});

it('replaces a block that cannot be drawn by a sentence, until it can be drawn', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const hero = blockOf('hero');
  const cta = blockOf('cta');
  const broken = changed(hero, { kind: 'unknown' }).map((each) =>
    each === cta ? { ...each, values: { ...each.values, link: { not: 'a text' } } } : each,
  );
  await draw(broken as DraftRecord[]);
  expect(screen.getAllByText(/This block cannot be shown/).length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { name: String(blockOf('faq').values.title) })).toBeVisible();
  expect(sent('failed').length).toBeGreaterThan(0);
  await draw();
  expect(screen.queryByText(/This block cannot be shown/)).toBeNull();
});

it('says in place of a page without blocks what to do', async () => {
  const records = seed.filter(({ collection }) => collection !== 'blocks');
  await draw(records);
  expect(screen.getByText(/no visible blocks yet/)).toBeVisible();
  await draw(records, 'sl');
  expect(screen.getByText(/še nima vidnih gradnikov/)).toBeVisible();
});

it('says that a page cannot be shown', async () => {
  await draw(seed, 'sl', 'pages/none');
  expect(screen.getByText(/ni mogoče prikazati/)).toBeVisible();
  expect(sent('failed')).toEqual([{ kind: 'failed', message: 'There is no pages/none.' }]);
});

it('makes forms inert', async () => {
  const contact: Key = `pages/${pageId('contact')}`;
  await draw(seed, 'en', contact);
  const form = await screen.findByRole('form');
  await draw(seed, 'sl', contact);
  expect(form).toHaveProperty('inert', true);
});
