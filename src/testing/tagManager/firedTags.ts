import type { Processed } from './TagManager';

interface Parameter {
  readonly key?: string;
  readonly value?: string;
  readonly list?: readonly Parameter[];
  readonly map?: readonly Parameter[];
}

/** The parts of an exported container (docs/gtm-container.json) by which tags fire. */
export interface Container {
  readonly containerVersion: {
    readonly tag: readonly {
      readonly name: string;
      readonly type: string;
      readonly parameter: readonly Parameter[];
      readonly firingTriggerId: readonly string[];
      readonly consentSettings: { readonly consentType: { readonly list: readonly Parameter[] } };
    }[];
    readonly trigger: readonly {
      readonly triggerId: string;
      readonly customEventFilter: readonly { readonly parameter: readonly Parameter[] }[];
    }[];
    readonly variable: readonly {
      readonly name: string;
      readonly type: string;
      readonly parameter: readonly Parameter[];
    }[];
  };
}

/** A tag that fired, with the settings that it sends. */
export interface Fired {
  readonly tag: string;
  /** The event's name in Google Analytics; '' for the Google tag. */
  readonly event: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** Tag Manager's own trigger of all pages, at its start. */
const INITIALIZATION = '2147479573';

const valueOf = (parameters: readonly Parameter[], key: string): string =>
  parameters.find((each) => each.key === key)?.value ?? '';

/**
 * The tags of a container that fire for events, in their order, as Tag Manager documents triggers, variables of the data layer
 * (version 2) and the consent that a tag needs.
 * @param events of the stand-in TagManager
 * @see https://support.google.com/tagmanager/answer/10718549
 */
export function firedTags({ containerVersion }: Container, events: readonly Processed[]): readonly Fired[] {
  const { tag: tags, trigger: triggers, variable: variables } = containerVersion;
  const eventOf = (id: string) => {
    const filter = triggers.find(({ triggerId }) => triggerId === id)?.customEventFilter[0];
    return filter && valueOf(filter.parameter, 'arg1');
  };
  const resolve = (text: string, { values }: Processed): unknown => {
    const name = /^\{\{(.+)\}\}$/.exec(text)?.[1];
    const variable = variables.find((each) => each.name === name);
    if (!variable) return text;
    const { type, parameter } = variable;
    return type === 'v' ? values[valueOf(parameter, 'name')] : valueOf(parameter, 'value');
  };
  return events.flatMap((processed) =>
    tags.flatMap(({ name, parameter, firingTriggerId, consentSettings }): Fired[] => {
      const isTriggered = firingTriggerId.some((id) =>
        id === INITIALIZATION ? processed.event === 'gtm.js' : eventOf(id) === processed.event,
      );
      const needed = consentSettings.consentType.list.map(({ value = '' }) => value);
      if (!isTriggered || needed.some((type) => processed.consent[type] !== 'granted')) return [];
      const rows =
        parameter.find(({ key }) => key === 'eventSettingsTable' || key === 'configSettingsTable')?.list ?? [];
      const settings = rows.map(({ map = [] }) => [
        valueOf(map, 'parameter'),
        resolve(valueOf(map, 'parameterValue'), processed),
      ]);
      return [{ tag: name, event: valueOf(parameter, 'eventName'), settings: Object.fromEntries(settings) }];
    }),
  );
}
