import { createInstance } from 'i18next';
import { keepPluralRules } from './WordsProvider';

const minutes = { minutes_one: '{{count}} minuta', minutes_two: '{{count}} minuti' };
const resources = { sl: { common: { ...minutes, minutes_few: '{{count}} minute', minutes_other: '{{count}} minut' } } };

function newInstance() {
  const instance = createInstance();
  void instance.init({ lng: 'sl', defaultNS: 'common', resources, initImmediate: false });
  return instance;
}

it('makes the plural rules of a language once for all instances', () => {
  let made = 0;
  const { PluralRules } = Intl;
  class Counted extends PluralRules {
    constructor(...args: ConstructorParameters<typeof PluralRules>) {
      super(...args);
      made++;
    }
  }
  Object.assign(Intl, { PluralRules: Counted });
  keepPluralRules(newInstance());
  // A second instance, such as the one of gatsby-plugin-react-i18next on each page.
  keepPluralRules(newInstance());
  const { t } = newInstance();
  const spoken = [1, 2, 3, 5, 101].map((count) => t('minutes' as never, { count } as never));
  expect(spoken).toEqual(['1 minuta', '2 minuti', '3 minute', '5 minut', '101 minuta']);
  expect(made).toBe(1);
  Object.assign(Intl, { PluralRules });
});

it('keeps ordinal rules apart from cardinal ones', () => {
  const { services } = newInstance();
  keepPluralRules(newInstance());
  const { pluralResolver } = services as {
    pluralResolver: { getRule(code: string, options?: object): Intl.PluralRules };
  };
  expect(pluralResolver.getRule('en', { ordinal: true }).select(2)).toBe('two');
  expect(pluralResolver.getRule('en').select(2)).toBe('other');
});
