import { answerOf } from './PostNode';

it('is the data of a query', async () => {
  expect(await answerOf(Promise.resolve({ data: { a: 1 } }), 'The index')).toEqual({ a: 1 });
});

it('names what could not be read, and keeps why', async () => {
  const errors = [new Error('no such field')];
  await expect(answerOf(Promise.resolve({ errors }), 'The index')).rejects.toMatchObject({
    message: 'The index can not be read.',
    cause: errors,
  });
});
