import { menuTarget, routeName, shellOf } from './shell';

it.each([
  ['/', 'index'],
  ['/web3/voucher/', 'web3'],
  ['/digitalization/', 'digitalization'],
  ['/manufacturing/', 'manufacturing'],
  ['/modrina-ai-assistant/', 'assistant'],
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

  it.each([
    ['/', 'default', false],
    ['/manufacturing/', 'default', false],
    ['/blog/', 'realmfc', false],
    ['/blog/', 'default', true],
    ['/blog/', 'mfc', true],
  ] as const)('on %s of %s shows links: %s', (path, target, withLinks) =>
    expect(shellOf(path, target).withLinks).toBe(withLinks),
  );

  it.each([
    ['/', 'default', false],
    ['/', 'mfc', true],
    ['/digitalization/', 'default', true],
    ['/manufacturing/', 'default', true],
    ['/modrina-ai-assistant/', 'default', true],
    ['/blog/', 'mfc', false],
  ] as const)('on %s of %s writes in white: %s', (path, target, white) =>
    expect(shellOf(path, target).white).toBe(white),
  );

  it('shows the EU strip for the voucher link on the two mfc builds and in the industrial sections', () => {
    expect(shellOf('/blog/', 'default').euStrip).toBe(false);
    expect(shellOf('/blog/', 'mfc').euStrip).toBe(true);
    expect(shellOf('/manufacturing/', 'default')).toMatchObject({ euStrip: true, withSocial: false, withBlog: true });
    expect(shellOf('/blog/', 'realmfc')).toMatchObject({ euStrip: true, withSocial: false, withBlog: false });
  });

  it('takes menuSi on the mfc build, where no section has a menu of its own', () => {
    expect(shellOf('/blog/', 'mfc').menu).toBe('menuSi');
    expect(shellOf('/web3/', 'mfc').menu).toBe('menuWeb3');
  });
});

it.each([
  ['/digitalization/blog/', 'menuWeb', '/blog/'],
  ['/digitalization/', 'menuWeb', '/digitalization/'],
  ['/digitalization/#process', 'menuWeb', '/digitalization/#process'],
  ['/digitalization/blog/', 'menuDefault', '/digitalization/blog/'],
] as const)('turns %s of %s into %s', (to, menu, expected) => expect(menuTarget(to, menu)).toBe(expected));
