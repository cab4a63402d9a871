import { TagManager } from '../../testing/tagManager/TagManager';
import { dataLayer, pushEvent } from '../analytics/dataLayer';
import { applyToTags, updateConsent } from './applyToTags';
import { denyByDefault } from './consentMode';

const SNIPPET = 'window.dataLayer.push({ "gtm.start": 1, event: "gtm.js" })';
const GRANTED = { analytics: true, functional: false };
const DENIED = { analytics: false, functional: false };

const view = (page_path: string) =>
  pushEvent({
    event: 'page_view_virtual',
    page_path,
    page_location: '',
    page_title: '',
    page_language: 'en',
    page_type: 'page',
    referrer_path: '',
  });
const paths = ({ events }: TagManager) =>
  events.filter(({ event }) => event === 'page_view_virtual').map(({ values }) => values.page_path);
const ran = () => document.querySelector('script[data-category]') === null;

beforeEach(() => {
  document.head.innerHTML = `<script type="text/plain" data-category="analytics">${SNIPPET}</script>`;
  dataLayer().splice(0);
  // The last test's stand-in listens to this array.
  delete (dataLayer() as { push?: unknown }).push;
  denyByDefault();
});

it('processes pages that were viewed before consent as granted, after the start of Tag Manager', () => {
  view('/');
  view('/blog/');
  applyToTags(GRANTED);
  const tags = new TagManager(dataLayer());
  expect(tags.counted).toEqual(['gtm.js', 'page_view_virtual', 'page_view_virtual']);
  expect(tags.events.map(({ event }) => event)).toEqual(tags.counted);
  expect(paths(tags)).toEqual(['/', '/blog/']);
});

it('changes the state at each later choice, while Tag Manager runs', () => {
  view('/');
  applyToTags(GRANTED);
  const tags = new TagManager(dataLayer());
  view('/seen/');
  applyToTags(DENIED);
  view('/unseen/');
  applyToTags({ analytics: true, functional: true });
  view('/again/');
  const states = tags.events.map(({ values, consent }) => [values.page_path, consent.analytics_storage]);
  expect(states).toEqual([
    [undefined, 'granted'],
    ['/', 'granted'],
    ['/seen/', 'granted'],
    ['/unseen/', 'denied'],
    ['/again/', 'granted'],
  ]);
  expect(tags.events.at(-1)?.consent.functionality_storage).toBe('granted');
});

it('gives no tag the pages that were viewed after a refusal', () => {
  view('/');
  applyToTags(DENIED);
  view('/refused/');
  expect(ran()).toBe(false);
  applyToTags(GRANTED);
  view('/agreed/');
  const tags = new TagManager(dataLayer());
  expect(tags.counted).toEqual(['gtm.js', 'page_view_virtual']);
  expect(paths(tags)).toEqual(['/agreed/']);
});

it('would count no page in the plain order: the stand-in judges each event by the state before it', () => {
  view('/');
  updateConsent(GRANTED);
  expect(new TagManager(dataLayer()).counted).toEqual([]);
});

it('never grants anything for advertising', () => {
  applyToTags({ analytics: true, functional: true });
  const [first] = new TagManager(dataLayer()).events;
  const ads = Object.entries(first?.consent ?? {}).filter(([name]) => name.startsWith('ad_'));
  expect(ads.map(([, state]) => state)).toEqual(['denied', 'denied', 'denied']);
});
