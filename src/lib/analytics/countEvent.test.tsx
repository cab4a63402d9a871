import { countEvent } from './countEvent';
import { occurrences } from './occurrences';

const search = { event: 'search', search_length: 3, search_results: 1 } as const;

afterEach(() => delete (window as { siteEvents?: unknown }).siteEvents);

it('keeps what happened until somebody reads it', () => {
  countEvent(search);
  expect(occurrences()).toEqual([search]);
});

it('is not disturbed by an element of the same name', () => {
  Object.assign(window, { siteEvents: document.createElement('div') });
  countEvent(search);
  expect(occurrences()).toEqual([search]);
});

it('never throws, whatever a tag does', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  occurrences().push = () => {
    throw new Error('a tag broke');
  };
  expect(() => countEvent(search)).not.toThrow();
  expect(logged).toHaveBeenCalledWith('The event search was not counted: Error: a tag broke');
  logged.mockRestore();
});
