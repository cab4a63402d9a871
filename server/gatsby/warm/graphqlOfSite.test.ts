import { emitter } from './gatsbyInternals';
import { graphqlOfSite } from './graphqlOfSite';

it('listens to Gatsby’s events once, however many builds follow', () => {
  const on = jest.spyOn(emitter, 'on');
  const first = graphqlOfSite();
  const listening = on.mock.calls.length;
  expect(on.mock.calls.map(([event]) => event)).toEqual(expect.arrayContaining(['CREATE_NODE', 'DELETE_NODE']));
  expect(graphqlOfSite()).toBe(first);
  expect(on).toHaveBeenCalledTimes(listening);
});
