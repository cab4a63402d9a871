import { backOff, describeFailure, MOST_ATTEMPTS } from './sendMails';

test('waits longer each time, two days in all, then gives up', () => {
  const minutes = Array.from({ length: MOST_ATTEMPTS }, (_, attempts) => (backOff(attempts + 1) ?? NaN) / 60_000);
  expect(minutes).toEqual([1, 5, 30, 120, 360, 720, 1440, NaN]);
});

// The texts are Go's, as PocketBase passes them on.
test.each([
  ['GoError: 550 "5.1.1 <ana@example.com>: no Ana Čuk here"', 'The mail server answered 550 5.1.1.', false],
  ['GoError: 451 4.7.1 Greylisted, ana@example.com', 'The mail server answered 451 4.7.1.', false],
  ['552 mailbox of ana is full', 'The mail server answered 552.', false],
  ['GoError: 556 5.1.10 Recipient address has a null MX', 'The mail server answered 556 5.1.10.', false],
  ['501 5.1.3 Bad recipient address syntax', 'The mail server answered 501 5.1.3.', false],
  ['GoError: 555 5.5.2 Syntax error, č@example.com', 'The mail server answered 555 5.5.2.', false],
  ['GoError: 530 5.7.0 Must issue a STARTTLS command first', 'The mail server answered 530 5.7.0.', true],
  ['GoError: 535 5.7.8 Bad password for hello@modrina.example', 'The mail server answered 535 5.7.8.', true],
  ['GoError: 421 4.3.2 Shutting down', 'The mail server answered 421 4.3.2.', true],
  [
    'GoError: dial tcp 127.0.0.1:587: connect: connection refused',
    'dial tcp 127.0.0.1:587: connect: connection refused',
    true,
  ],
  ['GoError: EOF', 'EOF', true],
  ['GoError: bad address <ana@example.com> given', 'bad address <…> given', true],
])('%s', (message, words, aboutServer) => {
  expect(describeFailure(new Error(message))).toEqual({ words, aboutServer });
});

test('is short', () => {
  expect(describeFailure('x'.repeat(1000)).words).toHaveLength(200);
});
