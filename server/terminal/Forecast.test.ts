import { Forecast } from './Forecast';

let now = 0;
const make = () =>
  new Forecast(
    [
      { name: 'content', weight: 10 },
      { name: 'bundles', weight: 60 },
      { name: 'pages', weight: 30 },
    ],
    () => now,
  );
beforeEach(() => (now = 100));

test('nothing is estimated before the first stage, and unknown names are ignored', () => {
  const forecast = make();
  forecast.reach('mail');
  forecast.end('mail');
  now += 50;
  expect([forecast.now(), forecast.stage]).toEqual([undefined, undefined]);
  forecast.reach('content');
  expect(forecast.now()).toMatchObject({ share: 0, rest: 100 });
});

test('a stage that ends begins the next one, whose report does not begin it again', () => {
  const forecast = make();
  forecast.reach('content');
  now += 10;
  forecast.end('content');
  expect(forecast.stage).toBe('bundles');
  now += 20;
  forecast.reach('bundles');
  expect(forecast.now()).toMatchObject({ share: 30, rest: 70 });
  forecast.end('content');
  expect(forecast.stage).toBe('bundles');
});

test('a stage that is reached ends the one before it, and skips those between', () => {
  const forecast = make();
  forecast.reach('content');
  now += 10;
  forecast.reach('pages', 0.5);
  expect(forecast.now()).toMatchObject({ share: 85 });
  forecast.end('pages');
  expect([forecast.stage, forecast.now()]).toEqual([undefined, undefined]);
});

test('a repeated build: the share stays, the rest is the longer one', () => {
  const forecast = make();
  forecast.reach('content');
  now += 10;
  forecast.reach('bundles');
  now += 60;
  forecast.reach('pages');
  expect(forecast.now()).toMatchObject({ share: 70, rest: 30 });
  forecast.reach('bundles');
  expect(forecast.now()).toMatchObject({ share: 70, rest: 90 });
});
