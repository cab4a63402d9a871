import { dropBrokenFragment, withoutBrokenFragment } from './withoutBrokenFragment';

it.each([
  ['/about/#50%', 'http://localhost/about/'],
  ['/about/?a=b#%C4%8', 'http://localhost/about/?a=b'],
  ['/about/?a=b#cene%20', 'http://localhost/about/?a=b#cene%20'],
])('leaves a fragment that cannot be decoded out: %s', (address, href) =>
  expect(withoutBrokenFragment(address).href).toBe(href),
);

it('drops it from the current URL, whose entry keeps its state', () => {
  window.history.replaceState({ key: 1 }, '', '/about/#50%');
  dropBrokenFragment();
  expect([window.location.pathname + window.location.hash, window.history.state]).toEqual(['/about/', { key: 1 }]);
});
