/* A container in the format that Tag Manager exports and imports: exportFormatVersion 2, the types of its API in capitals. */

type Parameter = {
  type: 'TEMPLATE' | 'BOOLEAN' | 'INTEGER' | 'LIST' | 'MAP';
  key?: string;
  value?: string;
  list?: Parameter[];
  map?: Parameter[];
};

/** Tag Manager gives objects their ids when it imports them; in the file they only connect them. */
const OWNER = { accountId: '0', containerId: '0' };
/** Generating the file again must not change it. */
const MADE = { exportTime: '2026-11-25 00:00:00', fingerprint: '1764028800000' };
/** Tag Manager's own trigger "Initialization - All Pages", which comes before all others. */
const INITIALIZATION = '2147479573';

const MEASUREMENT_ID = 'GA4 measurement id';
const variableOf = (field: string): string => `dlv - ${field}`;
const reference = (name: string): string => `{{${name}}}`;

const template = (key: string, value: string): Parameter => ({ type: 'TEMPLATE', key, value });
const no = (key: string): Parameter => ({ type: 'BOOLEAN', key, value: 'false' });

/** A table of settings: names and their values. */
const table = (key: string, rows: readonly (readonly [name: string, value: string])[]): Parameter => ({
  type: 'LIST',
  key,
  list: rows.map(([name, value]) => ({
    type: 'MAP',
    map: [template('parameter', name), template('parameterValue', value)],
  })),
});

/** No tag fires without consent to measuring, also if it is withdrawn while Tag Manager runs. */
const CONSENT = {
  consentStatus: 'NEEDED',
  consentType: { type: 'LIST', list: [{ type: 'TEMPLATE', value: 'analytics_storage' }] },
};

const tag = (tagId: string, name: string, trigger: string, type: string, parameter: Parameter[]) => ({
  ...OWNER,
  tagId,
  name,
  type,
  parameter,
  fingerprint: MADE.fingerprint,
  firingTriggerId: [trigger],
  tagFiringOption: 'ONCE_PER_EVENT',
  monitoringMetadata: { type: 'MAP' },
  consentSettings: CONSENT,
});

const variable = (variableId: string, name: string, type: 'v' | 'c', parameter: Parameter[]) => ({
  ...OWNER,
  variableId,
  name,
  type,
  parameter,
  fingerprint: MADE.fingerprint,
  formatValue: {},
});

const layerVariable = (id: string, field: string) =>
  variable(id, variableOf(field), 'v', [
    { type: 'INTEGER', key: 'dataLayerVersion', value: '2' },
    no('setDefaultValue'),
    template('name', field),
  ]);

const trigger = (triggerId: string, event: string) => ({
  ...OWNER,
  triggerId,
  name: event,
  type: 'CUSTOM_EVENT',
  customEventFilter: [{ type: 'EQUALS', parameter: [template('arg0', reference('_event')), template('arg1', event)] }],
  fingerprint: MADE.fingerprint,
});

const googleTag = (id: string) =>
  tag(id, 'Google tag', INITIALIZATION, 'googtag', [
    template('tagId', reference(MEASUREMENT_ID)),
    // page_view is sent at page_view_virtual: otherwise the first page would be counted twice.
    table('configSettingsTable', [['send_page_view', 'false']]),
  ]);

/** Names in Google Analytics that differ from the event's; null: the event has a trigger, but no tag. */
const NAMES: Readonly<Record<string, string | null>> = { page_view_virtual: 'page_view', consent_update: null };

const eventTag = (id: string, triggerId: string, event: string, name: string, fields: readonly string[]) =>
  tag(id, `GA4 - ${event}`, triggerId, 'gaawe', [
    no('sendEcommerceData'),
    template('eventName', name),
    template('measurementIdOverride', reference(MEASUREMENT_ID)),
    table(
      'eventSettingsTable',
      fields.map((field) => [field, reference(variableOf(field))]),
    ),
  ]);

/**
 * Returns a container with a trigger for each event, a variable for each field, and tags for Google Analytics 4.
 * @param events src/lib/analytics/EVENTS.ts: the fields of each event
 */
export function gtmContainer(events: Readonly<Record<string, object>>) {
  let last = 0;
  const next = () => String(++last);
  const fields = new Set(Object.values(events).flatMap((each) => Object.keys(each)));
  const measurementId = variable(next(), MEASUREMENT_ID, 'c', [template('value', 'G-XXXXXXXXXX')]);
  const variables = [...fields, 'dl_version'].map((field) => layerVariable(next(), field));
  const triggers = Object.keys(events).map((event) => trigger(next(), event));
  const tags = triggers.flatMap(({ name: event, triggerId }) => {
    const name = NAMES[event] === undefined ? event : NAMES[event];
    return name === null ? [] : [eventTag(next(), triggerId, event, name, Object.keys(events[event] ?? {}))];
  });
  return {
    exportFormatVersion: 2,
    exportTime: MADE.exportTime,
    containerVersion: {
      path: 'accounts/0/containers/0/versions/0',
      ...OWNER,
      containerVersionId: '0',
      container: {
        path: 'accounts/0/containers/0',
        ...OWNER,
        name: 'Website',
        publicId: 'GTM-XXXXXXX',
        usageContext: ['WEB'],
        fingerprint: MADE.fingerprint,
      },
      builtInVariable: [{ ...OWNER, type: 'EVENT', name: 'Event' }],
      variable: [measurementId, ...variables],
      trigger: triggers,
      tag: [googleTag(next()), ...tags],
      fingerprint: MADE.fingerprint,
    },
  };
}
