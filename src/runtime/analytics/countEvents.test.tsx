import { CAMPAIGN } from '../../lib/analytics/CAMPAIGN';
import { countEvent } from '../../lib/analytics/countEvent';
import { countedNames, EVENTS, type LayerEvent, type Occurrence } from '../../lib/analytics/EVENTS';
import { campaignAddress } from './startPageViews';

type Settings = { events?: readonly string[]; buildTarget?: string };

/** Counts in a document of its own: the part runs once in each. */
async function start(path: string, settings: Settings = {}): Promise<LayerEvent[]> {
  jest.resetModules();
  window.history.replaceState(null, '', path);
  const pushed: LayerEvent[] = [];
  const { countEvents } = await import('./countEvents');
  const begin = () => countEvents((event) => void pushed.push(event), campaignAddress, CAMPAIGN, settings);
  begin();
  begin();
  return pushed;
}

const CONTEXT = {
  page_location: 'http://localhost/sl/web3/voucher/',
  page_language: 'sl',
  build_target: 'default',
  first_source: '',
  first_medium: '',
  first_campaign: '',
  first_click_id: '',
};

const voucher: Occurrence = { event: 'form_sent', form_name: 'voucher', voucher_package: '2' };
const all: readonly Occurrence[] = [
  voucher,
  { event: 'voucher_open', voucher_package: '' },
  { event: 'booking_click', link_url: 'https://a.example/', link_domain: 'a.example', outbound: true },
  { event: 'outbound_click', link_url: 'https://b.example/', link_domain: 'b.example', outbound: true },
  { event: 'search', search_length: 5, search_results: 0 },
  { event: 'download', file_name: 'a.pdf', file_extension: 'pdf', link_url: '', link_domain: '' },
];

beforeEach(() => {
  delete (window as { siteEvents?: unknown }).siteEvents;
  sessionStorage.clear();
  document.documentElement.lang = 'sl';
});

it('pushes a stored form as an event and as a lead, with all their fields and nothing else of the URL', async () => {
  const pushed = await start('/sl/web3/voucher/?referral=ana&q=x');
  countEvent(voucher);
  const form = { form_name: 'voucher', voucher_package: '2' };
  expect(pushed).toEqual([
    { event: 'form_sent', ...form, ...CONTEXT },
    { event: 'generate_lead', lead_source: '', ...form, ...CONTEXT },
  ]);
});

it('has exactly the fields of the table in each event', async () => {
  const pushed = await start('/');
  for (const occurrence of all) countEvent(occurrence);
  expect(pushed.map(({ event }) => event)).toEqual(countedNames);
  for (const { event, ...fields } of pushed) {
    expect(Object.keys(fields).sort()).toEqual(Object.keys(EVENTS[event]).sort());
  }
});

it.each([
  ['?utm_source=letter&utm_medium=email&utm_campaign=May%20offer', ['letter', 'email', 'May offer', '', 'letter']],
  ['?gclid=Cj0', ['', '', '', 'gclid=Cj0', 'gclid']],
  ['?utm_source=ads&li_fat_id=7', ['ads', '', '', 'li_fat_id=7', 'ads']],
])('names the campaign %s in its events', async (query, values) => {
  const pushed = await start(`/${query}`);
  window.history.pushState(null, '', '/contact/?utm_source=later');
  countEvent(voucher);
  const lead = pushed.at(-1) as Extract<LayerEvent, { event: 'generate_lead' }>;
  const { first_source, first_medium, first_campaign, first_click_id, lead_source } = lead;
  expect([first_source, first_medium, first_campaign, first_click_id, lead_source]).toEqual(values);
  expect(lead.page_location).toBe('http://localhost/contact/?utm_source=later');
});

it('counts what happened before it was loaded, once', async () => {
  countEvent({ event: 'search', search_length: 3, search_results: 1 });
  const pushed = await start('/');
  countEvent({ event: 'search', search_length: 4, search_results: 1 });
  expect(pushed).toMatchObject([{ search_length: 3 }, { search_length: 4 }]);
});

it.each([
  [[], []],
  [['search'], ['search']],
  [['generate_lead'], ['generate_lead']],
  [
    ['form_sent', 'download'],
    ['form_sent', 'download'],
  ],
])('of the events %j are on, and no others are pushed', async (events, names) => {
  const pushed = await start('/', { events, buildTarget: 'mfc' });
  for (const occurrence of all) countEvent(occurrence);
  expect(pushed.map(({ event }) => event)).toEqual(names);
  for (const event of pushed) expect(event).toMatchObject({ build_target: 'mfc' });
});

describe('clicks', () => {
  const booking = '<footer><a data-counted="booking" href="https://booking.example/modrina">Book</a></footer>';
  const press = (href: string, type = 'click', button = 0) => {
    document.body.innerHTML = `<a id="link" href="${href}"><b>link</b></a>${booking}`;
    // jsdom cannot follow a link; a handler of the page may stop the event, too.
    document.querySelector('a')?.addEventListener(type, (event) => (event.preventDefault(), event.stopPropagation()));
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, button });
    document.querySelector('#link b')?.dispatchEvent(event);
  };

  it.each([
    ['https://other.example/a?email=ana@b.si#x', 'outbound_click', 'https://other.example/a'],
    ['https://booking.example/modrina?utm_source=site', 'booking_click', 'https://booking.example/modrina'],
    ['https://booking.example/another', 'outbound_click', 'https://booking.example/another'],
    ['/files/Price%20list.PDF?v=1', 'download', 'http://localhost/files/Price%20list.PDF'],
    ['https://other.example/a.zip', 'download', 'https://other.example/a.zip'],
  ])('%s is one %s', async (href, event, link_url) => {
    const pushed = await start('/');
    press(href);
    expect(pushed).toMatchObject([{ event, link_url }]);
    press(href, 'auxclick', 1);
    expect(pushed).toHaveLength(2);
    press(href, 'auxclick', 2);
    expect(pushed).toHaveLength(2);
  });

  it.each(['/contact/', '#content', 'mailto:hello@modrina.example', 'tel:+38610000000', '/blog.pdf/'])(
    '%s counts as nothing',
    async (href) => {
      const pushed = await start('/');
      press(href);
      expect(pushed).toEqual([]);
    },
  );

  it('counts the file’s name and ending, and a link that was pressed before', async () => {
    document.body.innerHTML = '<a href="https://other.example/docs/terms.PDF">Terms</a>';
    Object.assign(window, { pressed: document.querySelector('a') });
    const pushed = await start('/');
    expect(pushed).toMatchObject([{ file_name: 'terms.PDF', file_extension: 'pdf', link_domain: 'other.example' }]);
    Object.assign(window, { pressed: undefined });
  });
});

describe('forms that the browser sends itself', () => {
  const MARK = '#sent-0123456789abcdef';
  const form = `<form data-form="voucher"><input type="hidden" name="source" value="">
    <select name="package"><option value="2" selected>Two</option></select></form>`;
  const send = (prevent = false) => {
    const element = document.querySelector('form');
    if (prevent) element?.addEventListener('submit', (event) => event.preventDefault());
    element?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  };
  const source = () => document.querySelector<HTMLInputElement>('[name="source"]')?.value;

  it('take the campaign along, and are counted on the thank-you page, with the package, once', async () => {
    document.body.innerHTML = form;
    await start('/web3/voucher/?utm_source=letter');
    send();
    expect(source()).toBe('utm_source=letter');

    const pushed = await start(`/sl/thank-you/voucher/no-mail/${MARK}`);
    expect(pushed).toMatchObject([
      { event: 'form_sent', form_name: 'voucher', voucher_package: '2', first_source: 'letter' },
      { event: 'generate_lead', form_name: 'voucher', voucher_package: '2', lead_source: 'letter' },
    ]);
    // The URL that a reload requests.
    expect(location.href).toBe('http://localhost/sl/thank-you/voucher/no-mail/');
    expect(await start(location.pathname)).toEqual([]);
    // Back in the history, or the same submission posted again.
    expect(await start(`/sl/thank-you/voucher/no-mail/${MARK}`)).toEqual([]);
    expect(await start(`/sl/thank-you/voucher/no-mail/${MARK.replace('0', '1')}`)).toMatchObject([
      { event: 'form_sent', voucher_package: '' },
      { event: 'generate_lead' },
    ]);
  });

  it.each(['/thank-you/voucher/', '/thank-you/voucher/#content', `/contact/${MARK}`, '/thank-you/voucher/#sent-ana'])(
    '%s counts as none',
    async (path) => expect(await start(path)).toEqual([]),
  );

  it('are left alone if the application sends them', async () => {
    document.body.innerHTML = form;
    await start('/web3/voucher/?utm_source=letter');
    send(true);
    expect([source(), sessionStorage.getItem('form-package')]).toEqual(['', null]);
  });
});
