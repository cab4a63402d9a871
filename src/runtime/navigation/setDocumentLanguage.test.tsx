import { setDocumentLanguage } from './setDocumentLanguage';

const said = () => document.documentElement.lang;

it('sets the language of the path, and changes nothing while it stays the same', async () => {
  setDocumentLanguage({ pathname: '/blog/' });
  expect(said()).toBe('en');
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(document.documentElement, { attributes: true });
  setDocumentLanguage({ pathname: '/slower/' });
  await Promise.resolve();
  expect(changes).toEqual([]);
  setDocumentLanguage({ pathname: '/sl/blog/' });
  expect(said()).toBe('sl');
  await Promise.resolve();
  expect(changes).toHaveLength(1);
  observer.disconnect();
});
