import { headerGround, menuTarget, routeName, shellOf, themeOf } from './shell';

it.each([
  ['/', 'index'],
  ['/web3/voucher/', 'web3'],
  ['/digitalization/', 'digitalization'],
  ['/manufacturing/', 'manufacturing'],
  ['/modrina-ai-assistant/', 'assistant'],
  ['/modrina-ai-assistant-plus/', 'assistant'],
  ['/digitalization-for-smes/', 'digitalization'],
  ['/case/dairy-order-desk/', 'case'],
  ['/case-studies/', 'case'],
  ['/showcase/', 'other'],
  ['/ai-svetovanje/', 'ai-svetovanje'],
  ['/404/', 'error'],
  ['/blog/web3/', 'other'],
])('calls the route of %s %s', (path, name) => expect(routeName(path)).toBe(name));

describe('shellOf', () => {
  it.each([
    ['/web3/voucher/', '/web3/', 'menuWeb3'],
    ['/digitalization/', '/digitalization/', 'menuWeb'],
    ['/blog/', '/', 'menuDefault'],
  ])('takes %s home to %s with %s', (path, home, menu) =>
    expect(shellOf(path, 'default')).toMatchObject({ home, menu }),
  );

  it('goes by a name that contains a section for the footer, by one that begins with it for the header', () => {
    expect(shellOf('/our-digitalization/', 'default')).toMatchObject({ menu: 'menuDefault', white: false });
    expect(shellOf('/our-digitalization/', 'default')).toMatchObject({ euStrip: true, withSocial: false });
  });
});

it.each([
  ['default', false, 'section'],
  ['web3', false, 'section'],
  ['digitalization', true, 'section'],
  ['manufacturing', true, 'section'],
  ['assistant', true, 'section'],
  // The home page of the mfc builds; an editor's page with another section's theme.
  ['default', true, 'night'],
  ['digitalization', false, 'paper'],
  ['unheard-of', true, 'night'],
] as const)('gives the header of the theme %s, white: %s, the background %s', (section, white, ground) =>
  expect(headerGround(section, white)).toBe(ground),
);

it.each([
  ['/web3/voucher/', 'web3'],
  ['/modrina-ai-assistant/', 'assistant'],
  ['/case/dairy-order-desk/', 'default'],
  ['/', 'default'],
])('gives an error on %s the theme %s', (path, theme) => expect(themeOf(path)).toBe(theme));

it.each([
  ['/digitalization/blog/', 'menuWeb', '/blog/'],
  ['/digitalization/', 'menuWeb', '/digitalization/'],
  ['/digitalization/#process', 'menuWeb', '/digitalization/#process'],
  ['/digitalization/blog/', 'menuDefault', '/digitalization/blog/'],
] as const)('turns %s of %s into %s', (to, menu, expected) => expect(menuTarget(to, menu)).toBe(expected));
