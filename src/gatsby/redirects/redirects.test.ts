import { redirectsOf } from './redirects';

const find = (from: string, records: Parameters<typeof redirectsOf>[0] = []) =>
  redirectsOf(records).find((redirect) => redirect.from === from);

it.each([
  ['/portfolio*', '/'],
  ['/sl/portfolio*', '/sl/'],
  ['/tips-tricks/building-an-mvp-for-non-technical-founders', '/'],
  ['/sl/tips-tricks/why-outsourcing-an-mvp-is-a-smart-move', '/sl/'],
  ['/tips-tricks/*', '/blog/*'],
  ['/sl/tips-tricks/*', '/sl/blog/*'],
])('sends %s to %s', (from, to) => expect(find(from)).toEqual({ from, to, status: 301 }));

it('puts the two articles before the rule for all articles', () => {
  const froms = redirectsOf([]).map(({ from }) => from);
  expect(froms.indexOf('/tips-tricks/why-outsourcing-an-mvp-is-a-smart-move')).toBeLessThan(
    froms.indexOf('/tips-tricks/*'),
  );
});

it('makes a record count in every locale', () => {
  const records = [{ from: '/meetup/', to: '/workshops/', status: '302' }];
  expect(find('/meetup/', records)).toEqual({ from: '/meetup/', to: '/workshops/', status: 302 });
  expect(find('/sl/meetup/', records)).toEqual({ from: '/sl/meetup/', to: '/sl/workshops/', status: 302 });
});

it('leaves a record for one locale to that locale, and full addresses as they are', () => {
  const records = [{ from: '/sl/klic/', to: 'https://booking.example/modrina', status: '302' }];
  expect(redirectsOf(records)[0]).toEqual({ from: '/sl/klic/', to: 'https://booking.example/modrina', status: 302 });
  expect(find('/klic/', records)).toBeUndefined();
});

it.each(['about', 'team'])(
  'lets a record for one locale come before one for all, whatever their letters: %s',
  (name) => {
    const records = [
      { from: `/${name}/`, to: '/company/', status: '301' },
      { from: `/sl/${name}/`, to: '/sl/o-nas/', status: '301' },
    ];
    expect(find(`/sl/${name}/`, records)).toMatchObject({ to: '/sl/o-nas/' });
    expect(find(`/${name}/`, records)).toMatchObject({ to: '/company/' });
  },
);
