import { rich } from '../../testing/rich';
import { samplePlace } from '../../testing/samplePlace';
import { packageServices, elementsOf, textOf, treeOf, faqPage } from './packageServices';

it('lists the page’s questions and answers', () => {
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

const serviceOf = (...parts: Parameters<typeof rich>) =>
  packageServices([{ id: 'a', number: '2', title: 'Pilot', text: { tree: rich(...parts) } }], samplePlace)[0];

it('is a service of the house, applied for at the form', () => {
  const bold: Parameters<typeof rich>[0] = ['p', ['strong', '5.900 €'], ' (predstavitvena cena)'];
  expect(serviceOf(['p', 'Ena ', ['em', 'naloga'], '.'], bold)).toEqual({
    '@type': 'Service',
    '@id': 'https://www.modrina.example/sl/blog/a/#package-2',
    name: 'Pilot',
    description: 'Ena naloga.',
    provider: { '@id': 'https://www.modrina.example/#organization' },
    offers: {
      '@type': 'Offer',
      url: 'https://www.modrina.example/sl/web3/voucher/?package=2#apply',
      price: 5900,
      priceCurrency: 'EUR',
      priceSpecification: {
        ...{ '@type': 'PriceSpecification', price: 5900, priceCurrency: 'EUR' },
        valueAddedTaxIncluded: false,
      },
    },
  });
});

it.each([
  ['€1,900', 1900],
  ['1.900 €', 1900],
  ['1 900 €', 1900],
  ['€ 250', 250],
  ['11900 €', 11900],
])('reads %s as %i', (words, price) => {
  expect(serviceOf(['p', ['strong', words]])).toMatchObject({ offers: { price } });
});

it.each([
  ['a price that is not in bold', ['p', '€1,900']],
  ['a sentence with an amount', ['p', ['strong', 'saves you €500']]],
  ['bold words', ['p', ['strong', '1900']]],
  ['cents, of which nobody said how they are written', ['p', ['strong', '€19.50']]],
  ['two amounts', ['p', ['strong', '€100'], ' or ', ['strong', '€200']]],
] as const)('invents no price out of %s', (_, part) => {
  expect(serviceOf(part)).not.toHaveProperty('offers.price');
});

const tree = rich(['p', 'We ', ['strong', 'count'], ' it.'], ['ul', ['li', 'One'], ['li', 'Two']]);

it('joins inline text and separates blocks', () => {
  expect(textOf(tree)).toBe('We count it. One Two');
});

it('finds elements however deep', () => {
  expect(elementsOf(tree, 'li').map(({ children }) => textOf(children))).toEqual(['One', 'Two']);
  expect(elementsOf(tree, 'strong')).toHaveLength(1);
});

it('is empty without a text', () => {
  expect(textOf(treeOf(null))).toBe('');
});
