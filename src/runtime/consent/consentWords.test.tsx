import { localeCodes } from '../../i18n/locales';
import { consentWords, translationOf } from './consentWords';

const wordsOf = async (code: (typeof localeCodes)[number]) => (await consentWords[code]()).default;
const sections = (translation: ReturnType<typeof translationOf>) =>
  translation.preferencesModal.sections.map(({ linkedCategory }) => linkedCategory);

it.each(localeCodes)('asks in %s about what there is, and about nothing else', async (code) => {
  const words = await wordsOf(code);
  const both = translationOf(words, ['analytics', 'functional']);
  expect(both.consentModal.description).toContain(words.ask.both);
  expect(sections(both)).toEqual([undefined, 'necessary', 'analytics', 'functional']);
  const one = translationOf(words, ['functional']);
  expect(one.consentModal.description).toContain(words.ask.functional);
  expect(sections(one)).toEqual([undefined, 'necessary', 'functional']);
});

it('says yes and no in both places by the same words', async () => {
  const { consentModal, preferencesModal } = translationOf(await wordsOf('sl'), ['analytics']);
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

it('leads to the privacy notice where the footer does, and its words are only words', async () => {
  const text = async () => translationOf(await wordsOf('en'), ['analytics']).consentModal.description;
  expect(await text()).not.toContain('<a');
  document.body.innerHTML = '<footer><a href="/sl/privacy/" onclick="bad()">Zasebnost &lt;b&gt;</a></footer>';
  expect(await text()).toContain('<a href="/sl/privacy/">Zasebnost &lt;b&gt;</a>');
});
