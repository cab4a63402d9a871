import { mimeType } from '../../../plugins/gatsby-source-pocketbase/src/files/describeFile';
import { attackFields, formFields } from './attackFields';
import { ATTACKS } from './attacks';

it('is a corpus of more than a thousand distinct payloads', () => {
  expect(new Set(ATTACKS).size).toBe(ATTACKS.length);
  expect(ATTACKS.length).toBeGreaterThan(1000);
});

it('reads the fields from the schema and from the forms', () => {
  expect(attackFields()).toMatchObject({
    posts: expect.arrayContaining(['title', 'title_sl', 'body', 'slug', 'seo_title', 'image']),
    contents: expect.arrayContaining(['details']),
  });
  expect(formFields()).toMatchObject({ contact: expect.arrayContaining(['name', 'email', 'message']) });
});

it('a file name ends in whatever its editor likes', () => {
  expect(mimeType('c/r/a.constructor', Buffer.alloc(0))).toBe('application/octet-stream');
});
