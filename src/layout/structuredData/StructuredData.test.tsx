import { jsonForHtml } from './StructuredData';

const HOSTILE = {
  name: '</script><script>alert(1)</script>',
  text: '<!-- &quot; & \u2028 \u2029 "quoted" \\ č',
};

it('leaves nothing that ends the script, opens a comment or is decoded on the way', () => {
  const json = jsonForHtml(HOSTILE);
  expect(json).toContain('\\u003c/script\\u003e');
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
});

it('is equal JSON after parsing', () => {
  expect(JSON.parse(jsonForHtml(HOSTILE))).toEqual(HOSTILE);
});
