import path from 'node:path';
import { ROOT } from '../../settings';
import { isWholeSuite } from '../roundsOf';
import { activeContent, activeHtml } from './activeContent';
import { formFields } from './attackFields';
import { ATTACK_URLS, ATTACKS, sampleOf } from './attacks';

// Payloads through everything that PocketBase's hooks make of a text: pages, mails, spreadsheets.
const load = <Exports extends object>(file: string): Exports =>
  jest.requireActual<Exports>(path.join(ROOT, 'pocketbase', file));
type Draw = (...values: unknown[]) => (Node | string | false | null | undefined)[];

const words = (file: string): Record<string, Record<string, string>> =>
  JSON.parse(JSON.stringify(jest.requireActual(path.join(ROOT, 'locales/en', file))));
const faulty = (payloads: readonly string[], faultsOf: (payload: string) => readonly string[]) =>
  payloads.map((payload) => [payload, faultsOf(payload)] as const).filter(([, faults]) => faults.length > 0);
const drawn = (nodes: ReturnType<Draw>): HTMLElement => {
  const place = document.createElement('div');
  place.append(...nodes.filter((node): node is Node | string => !!node));
  return place;
};

// No half of a surrogate pair: the data come as UTF-8. A sample: each is drawn in every part of the page.
const SENT = sampleOf(ATTACK_URLS, isWholeSuite() ? 9 : 45).filter((payload) => !/[\ud800-\udfff]/.test(payload));

const buildOf = (text: string, url: string) => ({
  ...{ id: text, cause: text, by: text, status: text, progress: text, error: text, warning: text, error_link: url },
  ...{ collection: text, record: text, pages: 3, pages_changed: 1, duration_ms: 5, action: '', deadLinks: [text] },
  ...{ finished_at: '2026-01-01 00:00:00.000Z', started_at: '2026-01-01 00:00:00.000Z', created: '' },
});

/** Draws a part of the status page. @throws Error if the file has no such part */
function drawerOf(file: string, part: string): Draw {
  const draw = load<Record<string, Draw>>(`pages/status/${file}`)[part];
  if (!draw) throw new Error(`pages/status/${file} has no ${part}.`);
  return draw;
}

it('the status page shows texts as texts, and its links run nothing', () => {
  const moment = '2026-01-01 00:00:00.000Z';
  const act = () => undefined;
  const parts: [file: string, part: string, valuesOf: (data: object, payload: string) => unknown[]][] = [
    ['parts', 'livePart', (data) => [data, act, act]],
    ['parts', 'pendingPart', (data, payload) => [data, payload]],
    ['parts', 'failuresPart', (data) => [data, act, act]],
    ['sections/plannedPart', 'plannedPart', (data) => [(data as { planned: unknown }).planned, {}, new Date(moment)]],
    ['sections/releasesPart', 'releasesPart', (data) => [data, act]],
    ['tables', 'buildsPart', (data) => [data]],
    ['sections/setAsidePart', 'setAsidePart', (data) => [(data as { setAside: unknown }).setAside, act]],
    ['drafts', 'draftsPart', (data, payload) => [data, { made: () => ({ [payload]: payload }) }]],
    [
      'sections/translationsPart',
      'translationsPart',
      (data, payload) => {
        const [draft] = (data as { drafts: object[] }).drafts;
        return [
          {
            more: 0,
            pages: [{ ...draft, draft: true, texts: 1, parts: [{ ...draft, kind: payload, fields: [payload] }] }],
          },
        ];
      },
    ],
  ];
  const faultsOf = (payload: string) => {
    const build = { ...buildOf(payload, payload), release: payload };
    const link = { id: payload, by: payload, expires_at: moment };
    const draft = { collection: payload, id: payload, label: payload, at: moment, links: [link] };
    const data = {
      ...{ live: build, builds: [build], releases: [build], pending: [build], failures: [build], isStuck: true },
      ...{ planned: [draft], drafts: [draft], previewTrouble: '', shownInstead: payload },
      changes: { [payload]: (['new', 'changed', 'withdrawn', 'deleted'] as const).map((kind) => ({ ...draft, kind })) },
      host: { host: payload, status: 'failed', last_error: payload },
      setAside: (['created', 'changed', 'deleted'] as const).map((kind) => ({
        ...{ id: payload, build: payload, kind, record: draft, places: [draft], parts: 2, by: payload, since: moment },
        ...{ sentences: [payload], deadLinks: [payload] },
      })),
    };
    return parts.flatMap(([file, part, valuesOf]) =>
      activeContent(drawn(drawerOf(file, part)(...valuesOf(data, payload))), 'button, input'),
    );
  };
  expect(faulty(SENT, faultsOf)).toEqual([]);
});

it('the bar on the site shows texts as texts, and its links run nothing', () => {
  const { factsPart } = load<Record<string, Draw>>('pages/bar/frame');
  const bar = words('bar.json');
  const faultsOf = (payload: string) => {
    const said = { state: payload, stateWords: payload, title: payload, note: payload, cause: payload, fault: payload };
    const edit = { collection: payload, id: payload, words: payload };
    const data = { words: bar, failure: { error_link: payload } };
    const nodes = factsPart?.({ ...said, edit }, data, { notes: [payload], isOld: true }) ?? [];
    return activeContent(drawn(nodes), 'button');
  };
  expect(faulty(SENT, faultsOf)).toEqual([]);
});

it('messages of a preview are texts', () => {
  const { messagePage } = load<{ messagePage: (parts: object[], more: object) => string }>('hooks/preview/sendMessage');
  const faultsOf = (payload: string) => {
    const part = { lang: 'en', title: payload, lines: [payload], link: payload };
    return activeHtml(messagePage([part, part], { href: '/', trouble: payload }), 'meta, style, link');
  };
  expect(faulty(isWholeSuite() ? ATTACKS : sampleOf(ATTACKS, 6), faultsOf)).toEqual([]);
});

describe.each(Object.entries(formFields()))('the form %s', (form, fields) => {
  it('is shown again with its values as values', () => {
    const { bareForm } = load<{ bareForm: (form: string, setting: object) => string }>('hooks/forms/formPage');
    const { fillForm } = load<{ fillForm: (html: string, form: string, filling: object) => string }>(
      'hooks/forms/fillForm',
    );
    const own = 'meta, style, form, input, select, option, textarea, button';
    // A part for each form: that all are shown as sent, formsCorpus.slow.pocketbase.test.ts holds.
    const part = isWholeSuite() ? 7 : 21;
    const payloads = ATTACKS.filter((_, index) => index % part === form.length % part);
    const faultsOf = (payload: string) => {
      // An editor's text is an option of a select; half of the forms have one.
      const options = form.length % 2 ? { message: [{ value: payload, label: payload }] } : {};
      const bare = bareForm(form, { locale: 'en', words: words('form.json'), hidden: { page: payload }, options });
      const all = Object.fromEntries(fields.map((field) => [field, payload]));
      const html = fillForm(bare, form, { values: all, errors: all, summary: () => '', prefix: payload });
      const page = new DOMParser().parseFromString(html, 'text/html');
      const actions = [...page.querySelectorAll('form')].map((each) => each.getAttribute('action') ?? '');
      const foreign = actions.filter((action) => action !== `/_site/forms/${form}`);
      return [...activeContent(page, own), ...foreign, ...(actions.length === 1 ? [] : ['forms'])];
    };
    expect(faulty(payloads, faultsOf)).toEqual([]);
  });

  it('makes mails with one line a header', () => {
    const { composeMails } = load<{
      composeMails: (submission: object, setting: object) => Record<string, string>[];
    }>('hooks/mail/composeMails');
    const site = { name: 'M', url: 'https://m.example', dashboard: 'https://m.example' };
    const setting = { words: words('mail.json'), site, team: ['t@m.example'] };
    const faultsOf = (payload: string) => {
      const values = Object.fromEntries(fields.map((field) => [field, payload]));
      return composeMails({ form, collection: 'messages', id: 'r1', values: { code: '', ...values } }, setting)
        .flatMap(({ subject = '', reply_to = '' }) => [subject, reply_to])
        .filter((header) => /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/.test(header));
    };
    expect(faulty(ATTACKS, faultsOf)).toEqual([]);
  });
});

it('a spreadsheet reads every cell as a text, and as many cells as there are', () => {
  const { toCsv } = load<{ toCsv: (rows: string[][], separator?: string) => string }>('hooks/export/hooks');
  const cells = (csv: string) =>
    [...csv.matchAll(/"((?:[^"]|"")*)"(?:[,;]|\r\n)/g)].map(([, cell = '']) => cell.replace(/""/g, '"'));
  const isFormula = (cell: string) => /^[\s\ufeff]*[=+\-@＝＋－＠\t\r]/.test(cell);
  for (const separator of [',', ';']) {
    const read = cells(
      toCsv(
        ATTACKS.map((payload) => [payload, 'x']),
        separator,
      ),
    );
    expect(read).toHaveLength(ATTACKS.length * 2);
    expect(read.filter(isFormula)).toEqual([]);
  }
});
