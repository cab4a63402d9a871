import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithWords } from '../../testing/renderWithWords';
import { button, failed, filled, testForm } from './testing/testForm';

const again = 'What you wrote is kept. Please try again.';
it.each([
  ['wentWrong', 'en', `Something went wrong while processing your request. ${again}`],
  ['wentWrong', 'sl', 'Pri obdelavi vaše zahteve je šlo nekaj narobe. Kar ste napisali, je ohranjeno.'],
  ['aborted', 'en', 'The request was stopped before it was answered.'],
  ['aborted', 'sl', 'Zahteva je bila prekinjena'],
  ['storage', 'en', `The server could not store it just now. ${again}`],
  ['tooMany', 'sl', 'Z vaše povezave je v kratkem času prišlo preveč obrazcev.'],
] as const)('shows the reason of a failure and the remedy: %s in %s', async (reason, locale, text) => {
  renderWithWords(
    testForm(async () => failed(reason), filled),
    locale,
  );
  await userEvent.click(button());
  expect(screen.getByRole('alert')).toHaveTextContent(`Not done${text}`);
  expect(screen.getByRole('link', { name: 'hello@modrina.example' })).toHaveAttribute(
    'href',
    'mailto:hello@modrina.example',
  );
});

it.each([
  [30, 'en', 'Try again in 30 seconds.'],
  [61, 'en', 'Try again in 2 minutes.'],
  [2, 'sl', 'Poskusite znova čez 2 sekundi.'],
  [600, 'sl', 'Poskusite znova čez 10 minut.'],
] as const)('shows how long to wait: %s s in %s', async (seconds, locale, text) => {
  renderWithWords(
    testForm(async () => failed('tooMany', seconds), filled),
    locale,
  );
  await userEvent.click(button());
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});
