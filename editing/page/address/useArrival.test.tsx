import { act, render, screen } from '@testing-library/react';
import { goTo, usePlace } from './usePlace';
import { useArrival } from './useArrival';

function Heading({ text }: { text: string }) {
  return (
    <h1 ref={useArrival()} tabIndex={-1}>
      {text}
    </h1>
  );
}

function Here() {
  const place = usePlace();
  return <Heading key={place.kind} text={place.kind} />;
}

const heading = () => screen.getByRole('heading');

beforeEach(() => {
  window.scrollTo = jest.fn();
  history.replaceState(null, '', '/_site/edit/');
});

test('the heading of the next place has the focus, also on the way back; that of the first one has not', async () => {
  render(<Here />);
  expect(heading()).not.toHaveFocus();
  act(() => goTo('/_site/edit/posts/a1'));
  expect(heading()).toHaveTextContent('record');
  expect(heading()).toHaveFocus();
  history.back();
  await screen.findByText('contentList');
  expect(heading()).toHaveFocus();
});

test('a place that replaces one that is gone has the focus too; other words of a search move none', () => {
  history.replaceState(null, '', '/_site/edit/posts/a1');
  render(<Here />);
  act(() => goTo('/_site/edit/', true));
  expect(heading()).toHaveTextContent('contentList');
  expect(heading()).toHaveFocus();
  heading().blur();
  act(() => goTo('/_site/edit/?q=prices', true));
  expect(heading()).not.toHaveFocus();
});
