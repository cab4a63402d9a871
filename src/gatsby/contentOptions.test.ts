import { parseEnv } from '../lib/env';
import { contentOptions } from './contentOptions';

const options = contentOptions(
  parseEnv({ SITE_URL: 'https://www.modrina.example', PB_FILES_URL: 'https://b.example' }),
);
const pathOf = (name: string) => options.collections.find((collection) => collection.name === name)?.path;

it.each([
  ['pages', 'home', '/sl/'],
  ['pages', 'web3/voucher', '/sl/web3/voucher/'],
  ['posts', 'why', '/sl/blog/why/'],
  ['tags', 'ai', '/sl/blog/tag/ai/'],
  ['cases', 'dairy', '/sl/case/dairy/'],
  ['projects', 'twin', '/sl/project/twin/'],
  ['workshops', 'day', '/sl/workshops/day/'],
])('gives %s "%s" the address %s', (name, slug, path) => expect(pathOf(name)?.({ slug }, 'sl')).toBe(path));

it('gives no address to what has no page', () => expect(pathOf('blocks')).toBeUndefined());

it('hands on where links and files lead', () => {
  expect(options).toMatchObject({
    links: { origins: ['https://www.modrina.example'] },
    dashboardUrl: 'https://www.modrina.example',
    fileBaseUrl: 'https://b.example',
    preview: false,
  });
  expect(contentOptions(parseEnv({}))).not.toHaveProperty('fileBaseUrl');
});
