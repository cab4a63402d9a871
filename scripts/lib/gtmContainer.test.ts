import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EVENTS } from '../../src/lib/analytics/EVENTS';
import { CONTAINER_FILE } from '../makeContainer';

type Parameter = { type: string; key?: string; value?: string; list?: Parameter[]; map?: Parameter[] };
type Part = { accountId: string; containerId: string; name: string; type: string; fingerprint: string };
type Tag = Part & { tagId: string; parameter: Parameter[]; firingTriggerId: string[]; consentSettings: unknown };
type Trigger = Part & { triggerId: string; customEventFilter: { type: string; parameter: Parameter[] }[] };
type Variable = Part & { variableId: string; parameter: Parameter[] };
type Container = {
  exportFormatVersion: number;
  exportTime: string;
  containerVersion: {
    path: string;
    containerVersionId: string;
    container: { publicId: string; usageContext: string[] };
    tag: Tag[];
    trigger: Trigger[];
    variable: Variable[];
    builtInVariable: { type: string; name: string }[];
  };
};

// The committed file, as somebody imports it.
const file = JSON.parse(readFileSync(path.resolve(__dirname, '../..', CONTAINER_FILE), 'utf8')) as Container;
const { tag: tags, trigger: triggers, variable: variables } = file.containerVersion;

const valueOf = (parameters: readonly Parameter[], key: string) => parameters.find((one) => one.key === key)?.value;
const rowsOf = (parameters: readonly Parameter[], key: string) => {
  const rows = parameters.find((one) => one.key === key)?.list ?? [];
  return rows.map(({ map = [] }) => [valueOf(map, 'parameter'), valueOf(map, 'parameterValue')]);
};
const eventOf = ({ customEventFilter: [filter] }: Trigger) => valueOf(filter?.parameter ?? [], 'arg1');
const eventTags = tags.filter(({ type }) => type === 'gaawe');

it('has the shape of an export of version 2', () => {
  expect(file.exportFormatVersion).toBe(2);
  expect(file.exportTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect(file.containerVersion).toMatchObject({
    path: 'accounts/0/containers/0/versions/0',
    containerVersionId: '0',
    container: { publicId: expect.stringMatching(/^GTM-/), usageContext: ['WEB'] },
    builtInVariable: [{ type: 'EVENT', name: 'Event' }],
  });
  for (const part of [...tags, ...triggers, ...variables]) {
    expect(part).toMatchObject({ accountId: '0', containerId: '0', fingerprint: expect.stringMatching(/^\d+$/) });
    // Tag Manager refuses other names.
    expect(part.name).toMatch(/^[\w -]+$/);
  }
});

it('has ids and names once each, and the types of the export in capitals', () => {
  const ids = [
    ...tags.map(({ tagId }) => tagId),
    ...triggers.map(({ triggerId }) => triggerId),
    ...variables.map(({ variableId }) => variableId),
  ];
  expect(new Set(ids).size).toBe(ids.length);
  for (const parts of [tags, triggers, variables]) {
    expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
  }
  const types = (parameters: readonly Parameter[]): string[] =>
    parameters.flatMap(({ type, list = [], map = [] }) => [type, ...types(list), ...types(map)]);
  const all = [...tags, ...variables].flatMap(({ parameter }) => types(parameter));
  expect([...new Set(all)].sort()).toEqual(['BOOLEAN', 'INTEGER', 'LIST', 'MAP', 'TEMPLATE']);
});

it('has a trigger for exactly the events that the code sends', () => {
  expect(triggers.map(eventOf)).toEqual(Object.keys(EVENTS));
  for (const trigger of triggers) {
    expect(trigger.type).toBe('CUSTOM_EVENT');
    expect(trigger.customEventFilter).toHaveLength(1);
    expect(trigger.customEventFilter[0]?.type).toBe('EQUALS');
    expect(valueOf(trigger.customEventFilter[0]?.parameter ?? [], 'arg0')).toBe('{{_event}}');
  }
});

it('has a variable for exactly the fields that the code sends', () => {
  const fields = new Set(Object.values(EVENTS).flatMap((event) => Object.keys(event)));
  const layer = variables.filter(({ type }) => type === 'v');
  expect(layer.map(({ parameter }) => valueOf(parameter, 'name')).sort()).toEqual([...fields, 'dl_version'].sort());
  for (const { parameter } of layer) expect(valueOf(parameter, 'dataLayerVersion')).toBe('2');
  expect(variables.filter(({ type }) => type !== 'v').map(({ name, type }) => [name, type])).toEqual([
    ['GA4 measurement id', 'c'],
  ]);
});

it('sends each event with all its fields, and nothing else', () => {
  const sent = eventTags.map(({ parameter, firingTriggerId: [id] }) => {
    const trigger = triggers.find(({ triggerId }) => triggerId === id);
    const fields = rowsOf(parameter, 'eventSettingsTable');
    for (const [field, value] of fields) expect(value).toBe(`{{dlv - ${field}}}`);
    return [trigger && eventOf(trigger), valueOf(parameter, 'eventName'), fields.map(([field]) => field)];
  });
  const expected = Object.entries(EVENTS)
    .filter(([event]) => event !== 'consent_update')
    .map(([event, fields]) => [event, event === 'page_view_virtual' ? 'page_view' : event, Object.keys(fields)]);
  expect(sent).toEqual(expected);
});

it('refers only to variables that it has', () => {
  const names = [...variables.map(({ name }) => name), '_event'];
  const used = [...JSON.stringify(file).matchAll(/\{\{([^}]+)\}\}/g)].map(([, name]) => name);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((name) => !names.some((known) => known === name))).toEqual([]);
});

it('configures Google Analytics first, without a page view of its own', () => {
  const [google] = tags;
  expect(google).toMatchObject({ type: 'googtag', firingTriggerId: ['2147479573'] });
  expect(rowsOf(google?.parameter ?? [], 'configSettingsTable')).toEqual([['send_page_view', 'false']]);
  const ids = eventTags.map(({ parameter }) => valueOf(parameter, 'measurementIdOverride'));
  expect(new Set([...ids, valueOf(google?.parameter ?? [], 'tagId')])).toEqual(new Set(['{{GA4 measurement id}}']));
});

it('fires no tag without consent to measuring', () => {
  const needed = {
    consentStatus: 'NEEDED',
    consentType: { type: 'LIST', list: [{ type: 'TEMPLATE', value: 'analytics_storage' }] },
  };
  expect(tags.length).toBeGreaterThan(7);
  for (const { consentSettings } of tags) expect(consentSettings).toEqual(needed);
});

it('is documented: with its file, the variable to set, and each setting of Enhanced measurement', () => {
  const text = readFileSync(
    path.resolve(__dirname, '../..', CONTAINER_FILE).replace('gtm-container.json', 'data-layer.md'),
    'utf8',
  );
  const settings = ['Page views', 'Outbound clicks', 'Site search', 'Form interactions', 'File downloads'];
  for (const words of ['gtm-container.json', 'GA4 measurement id', ...settings]) expect(text).toContain(words);
});
