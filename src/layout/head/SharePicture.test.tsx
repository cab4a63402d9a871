import { render } from '@testing-library/react';
import { requestedCard } from '../../gatsby/shareCards/writeShareCards';
import { type OwnPicture, ownPicture, SharePicture } from './SharePicture';

const context = {
  language: 'sl',
  template: 'post',
  i18n: { originalPath: '/blog/cas/', path: '/sl/blog/cas/' },
} as const;

const headOf = (props: Partial<Parameters<typeof SharePicture>[0]> = {}) =>
  render(
    <SharePicture
      context={context}
      siteUrl="https://www.modrina.example"
      siteName="Modrina"
      title={'Čas & "denar"'}
      facts={{}}
      {...props}
    />,
  ).container.innerHTML;
const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

const OWN: OwnPicture = { src: '/static/1/own.jpg', width: 800, height: 400, alt: 'Hribi' };

it('names a card of its own content, which the build reads unchanged', () => {
  const html = headOf({ facts: { section: null, date: '2026-11-05', topic: 'Delo' } });
  const request = requestedCard(html);
  expect(request?.card).toEqual({
    ...{ locale: 'sl', template: 'post', face: 'default', title: 'Čas & "denar"', site: 'Modrina' },
    ...{ date: '2026-11-05', topic: 'Delo' },
  });
  expect(contentOf(html, 'og:image')).toBe(`https://www.modrina.example${request?.address}`);
});

it('has all metadata for social networks', () => {
  const html = headOf();
  expect(contentOf(html, 'og:image:width')).toBe('1200');
  expect(contentOf(html, 'og:image:height')).toBe('630');
  expect(contentOf(html, 'og:image:alt')).toBe('Čas &amp; &quot;denar&quot; – Modrina');
  expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
  expect(contentOf(html, 'twitter:image')).toBe(contentOf(html, 'og:image'));
  expect(contentOf(html, 'twitter:image:alt')).toBe(contentOf(html, 'og:image:alt'));
});

it('has the theme that an editor chose, otherwise that of the path', () => {
  const web3 = { ...context, i18n: { originalPath: '/web3/voucher/', path: '/sl/web3/voucher/' } };
  expect(requestedCard(headOf({ context: web3 }))?.card.face).toBe('web3');
  expect(requestedCard(headOf({ context: web3, facts: { section: 'assistant' } }))?.card.face).toBe('assistant');
});

it('shows the image that an editor chose, and names no card', () => {
  const html = headOf({ own: OWN });
  expect(contentOf(html, 'og:image')).toBe('https://www.modrina.example/static/1/own.jpg');
  expect(contentOf(html, 'og:image:width')).toBe('800');
  expect(contentOf(html, 'og:image:alt')).toBe('Hribi');
  expect(requestedCard(html)).toBeUndefined();
});

it('has no picture of a drawing, which networks do not draw', () => {
  expect(ownPicture({ gatsbyImageData: null }, 'Hribi')).toBeUndefined();
  const images = { fallback: { src: '/static/1/own.jpg' } };
  const gatsbyImageData = { layout: 'constrained', width: 1200, height: 600, images } as const;
  expect(ownPicture({ gatsbyImageData }, 'Hribi')).toEqual({
    ...{ src: '/static/1/own.jpg', width: 1200, height: 600, alt: 'Hribi' },
  });
});
