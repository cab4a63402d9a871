/** Fields of every counted event: where it happened, and the campaign that first led to this tab. */
const CONTEXT = {
  page_location: 'https://www.modrina.example/sl/web3/voucher/',
  page_language: 'sl',
  build_target: 'default',
  first_source: 'newsletter',
  first_medium: 'email',
  first_campaign: 'may-offer',
  first_click_id: 'gclid=Cj0KCQ',
};

const LINK = { link_url: 'https://booking.example/modrina', link_domain: 'booking.example' };
const FORM = { form_name: 'voucher', voucher_package: '2' };

/**
 * The events of the data layer, each with an example of every field. This one table gives the code its types, and
 * docs/gtm-container.json its triggers, variables and tags; a test compares docs/data-layer.md with it.
 */
export const EVENTS = {
  page_view_virtual: {
    page_path: '/sl/blog/',
    page_location: 'https://www.modrina.example/sl/blog/?utm_id=1',
    page_title: 'Blog | Modrina',
    page_language: 'sl',
    page_type: 'post-list',
    referrer_path: '/sl/',
  },
  consent_update: { consent_analytics: true, consent_functional: false },
  form_sent: { ...FORM, ...CONTEXT },
  generate_lead: { lead_source: 'newsletter', ...FORM, ...CONTEXT },
  voucher_open: { voucher_package: '2', ...CONTEXT },
  booking_click: { ...LINK, outbound: true, ...CONTEXT },
  outbound_click: { ...LINK, outbound: true, ...CONTEXT },
  search: { search_length: 9, search_results: 4, ...CONTEXT },
  download: {
    file_name: 'terms.pdf',
    file_extension: 'pdf',
    link_url: 'https://www.modrina.example/terms.pdf',
    link_domain: 'www.modrina.example',
    ...CONTEXT,
  },
};

type EventName = keyof typeof EVENTS;

/** The events that a switch turns off (`GTM_EVENTS`), in the table's order. */
export type CountedName = Exclude<EventName, 'page_view_virtual' | 'consent_update'>;

/** An event as it is pushed to the layer, without its version. */
export type LayerEvent = { [N in EventName]: Readonly<{ event: N } & (typeof EVENTS)[N]> }[EventName];

/** The fields of every counted event. */
export type EventContext = Readonly<typeof CONTEXT>;

/** A counted event without the fields of all: what the place where it happens reports. A lead follows from a form. */
export type Occurrence = {
  [N in Exclude<CountedName, 'generate_lead'>]: Readonly<{ event: N } & Omit<(typeof EVENTS)[N], keyof EventContext>>;
}[Exclude<CountedName, 'generate_lead'>];

/** Names for the setting. */
export const countedNames = Object.keys(EVENTS).filter(
  (name): name is CountedName => name !== 'page_view_virtual' && name !== 'consent_update',
);
