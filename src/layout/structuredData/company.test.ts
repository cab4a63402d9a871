import { samplePlace } from '../../testing/samplePlace';
import { organization, webSite } from './company';

it('has name, URL and logo on every page', () => {
  expect(organization(samplePlace)).toEqual({
    '@type': 'Organization',
    '@id': 'https://www.modrina.example/#organization',
    name: 'Modrina',
    url: 'https://www.modrina.example/',
    logo: 'https://www.modrina.example/icon-512.png',
  });
});

it('has the content’s facts about the company on the home page', () => {
  const details = {
    legal_name: 'Modrina, d. o. o.',
    address: 'Primerova ulica 1, 1000 Ljubljana',
    email: 'hello@modrina.example',
    phone: '+386 1 000 00 00',
    social: 'https://social.example/modrina',
    claim: 'Never mind',
  };
  expect(organization(samplePlace, { details, image: { publicURL: '/static/logo.svg' } })).toMatchObject({
    legalName: 'Modrina, d. o. o.',
    address: 'Primerova ulica 1, 1000 Ljubljana',
    email: 'hello@modrina.example',
    telephone: '+386 1 000 00 00',
    sameAs: ['https://social.example/modrina'],
    logo: 'https://www.modrina.example/static/logo.svg',
  });
});

it('leaves out missing facts', () => {
  expect(organization(samplePlace, { details: null, image: null })).toEqual(organization(samplePlace));
});

it('is whose site it is', () => {
  expect(webSite(samplePlace)).toMatchObject({
    name: 'Modrina',
    url: 'https://www.modrina.example/',
    inLanguage: ['en', 'sl'],
    publisher: { '@id': 'https://www.modrina.example/#organization' },
  });
});
