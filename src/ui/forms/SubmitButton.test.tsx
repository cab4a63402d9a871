import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SubmitButton } from './SubmitButton';

it('takes the focus by the click, not before: an error below the left field cannot move it away from the pointer', async () => {
  const user = userEvent.setup();
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Name" />
      <SubmitButton busy={false} busyText="Sending …">
        Send
      </SubmitButton>
    </form>,
  );
  await user.click(screen.getByRole('textbox'));
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button') });
  expect(screen.getByRole('textbox')).toHaveFocus();
  await user.pointer({ keys: '[/MouseLeft]', target: screen.getByRole('button') });
  expect(screen.getByRole('button')).toHaveFocus();
});
