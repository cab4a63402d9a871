import { rich } from '../../testing/rich';
import { samplePlace } from '../../testing/samplePlace';
import { faqPage } from './faqPage';

it('lists what the page asks and answers', () => {
  const answer = { tree: rich(['p', 'Da, ', ['a', 'pišite'], '.'], ['p', 'Takoj.']) };
  expect(faqPage([{ title: 'Ali gre?', text: answer }], samplePlace)).toMatchObject([
    {
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: 'Ali gre?', acceptedAnswer: { '@type': 'Answer', text: 'Da, pišite. Takoj.' } },
      ],
    },
  ]);
});

it('is not there without a question that has an answer', () => {
  expect(faqPage([], samplePlace)).toEqual([]);
  expect(faqPage([{ title: 'Ali gre?', text: null }], samplePlace)).toEqual([]);
});
