import { samplePlace } from '../../testing/samplePlace';
import { workshopEvent } from './workshopEvent';

const workshop = {
  title: 'Delavnica',
  summary: 'Povzetek.',
  starts_at: '2027-01-20 08:00:00.000Z' as string | null,
  ends_at: '2027-01-20 15:00:00.000Z',
  publish_at: null,
  place: 'Ljubljana' as string | null,
  online: false,
  price: 390,
  seats: 16,
  seats_taken: 11,
  image: null,
};
const eventOf = (change: Partial<typeof workshop> = {}, today = '2026-12-01') =>
  workshopEvent({ ...workshop, ...change }, today, samplePlace)[0];

it('has time, place, organizer and price', () => {
  expect(eventOf()).toMatchObject({
    name: 'Delavnica',
    startDate: '2027-01-20T08:00:00.000Z',
    endDate: '2027-01-20T15:00:00.000Z',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: 'Ljubljana', address: 'Ljubljana' },
    organizer: { '@id': 'https://www.modrina.example/#organization' },
    isAccessibleForFree: false,
    offers: {
      price: 390,
      priceCurrency: 'EUR',
      priceSpecification: { valueAddedTaxIncluded: false },
      availability: 'https://schema.org/InStock',
    },
  });
});

it('has the page’s own URL as its place if it is online', () => {
  expect(eventOf({ online: true, place: null })).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: samplePlace.url },
  });
});

it('is sold out when every place is taken, and free without a price', () => {
  expect(eventOf({ seats_taken: 16, price: 0 })).toMatchObject({
    isAccessibleForFree: true,
    offers: { price: 0, availability: 'https://schema.org/SoldOut' },
  });
});

it('is offered no longer when it is over', () => {
  expect(eventOf({}, '2027-01-21')).not.toHaveProperty('offers');
});

it.each([{ starts_at: null }, { place: null }])('is no event yet with %j', (change) => {
  expect(eventOf(change)).toBeUndefined();
});
