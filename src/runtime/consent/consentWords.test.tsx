import { localeCodes } from '../../i18n/locales';
import { consentWords, translationOf } from './consentWords';

const wordsOf = async (code: (typeof localeCodes)[number]) => (await consentWords[code]()).default;
const sections = (translation: ReturnType<typeof translationOf>) =>
  translation.preferencesModal.sections.map(({ linkedCategory }) => linkedCategory);

it.each(localeCodes)('lists in %s the services of the site, and no others', async (code) => {
  const words = await wordsOf(code);
  const both = translationOf(words, ['analytics', 'functional'], '');
  expect(both.consentModal.description).toContain(words.ask.both);
  expect(sections(both)).toEqual([undefined, 'necessary', 'analytics', 'functional']);
  const one = translationOf(words, ['functional'], '');
  expect(one.consentModal.description).toContain(words.ask.functional);
  expect(sections(one)).toEqual([undefined, 'necessary', 'functional']);
});

it('labels accept and reject alike in banner and dialog', async () => {
  const { consentModal, preferencesModal } = translationOf(await wordsOf('sl'), ['analytics'], '');
  for (const place of [consentModal, preferencesModal]) {
    expect(place).toMatchObject({ acceptAllBtn: 'Sprejmi vse', acceptNecessaryBtn: 'Zavrni vse' });
  }
});

it('names the button by which one comes back as the footer does', async () => {
  for (const code of localeCodes) {
    const common = (await import(`../../../locales/${code}/common.json`)) as { footer: { consent: string } };
    const { intro, label } = await wordsOf(code);
    expect([label, intro.includes(label)]).toEqual([common.footer.consent, true]);
  }
});

it('ends with the link to the privacy notice, in both places', async () => {
  const link = '<a href="/privacy/">Privacy</a>';
  const { consentModal, preferencesModal } = translationOf(await wordsOf('en'), ['analytics'], link);
  expect([consentModal.description, preferencesModal.sections[0]?.description]).toEqual([
    expect.stringMatching(`${link}$`),
    expect.stringMatching(`${link}$`),
  ]);
});
