import type { Event, Offer, Place as Venue, VirtualLocation } from 'schema-dts';
import { absoluteUrl } from '../../lib/url/canonicalUrl';
import { isOver, placesLeft } from '../../lib/text/placesLeft';
import { organizationId } from './company';
import { priceWithoutVat } from './packageServices';
import type { Place } from './StructuredData';

type Workshop = {
  readonly title: string;
  readonly summary: string;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  readonly publish_at: string | null;
  readonly place: string | null;
  readonly online: boolean;
  readonly price: number;
  readonly seats: number;
  readonly seats_taken: number;
  readonly image: { readonly publicURL: string } | null;
};

const iso = (moment: string): string => new Date(moment).toISOString();

/**
 * The structured data of a workshop. Without a time and a place it is no event yet.
 * @param today the day of the build, as 2026-11-21: a past workshop has no offer
 */
export function workshopEvent(workshop: Workshop, today: string, place: Place): Event[] {
  const { title, summary, starts_at, ends_at, online, image } = workshop;
  const { siteUrl, url, locale } = place;
  const location = locationOf(workshop, url);
  if (!starts_at || !location) return [];
  return [
    {
      '@type': 'Event',
      '@id': `${url}#event`,
      name: title,
      description: summary,
      url,
      inLanguage: locale,
      startDate: iso(starts_at),
      ...(ends_at && ends_at >= starts_at && { endDate: iso(ends_at) }),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: `https://schema.org/${online ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'}`,
      location,
      ...(image && { image: [absoluteUrl(image.publicURL, siteUrl)] }),
      organizer: { '@id': organizationId(siteUrl) },
      isAccessibleForFree: !workshop.price,
      ...(workshop.seats > 0 && { maximumAttendeeCapacity: workshop.seats }),
      ...(!isOver(workshop, today) && { offers: offerOf(workshop, url) }),
    },
  ];
}

function locationOf({ place, online }: Workshop, url: string): Venue | VirtualLocation | undefined {
  // Participants get the URL of the call later: until then the page's URL represents it.
  if (online) return { '@type': 'VirtualLocation', url, ...(place && { name: place }) };
  return place ? { '@type': 'Place', name: place, address: place } : undefined;
}

function offerOf(workshop: Workshop, url: string): Offer {
  const { price, publish_at } = workshop;
  return {
    '@type': 'Offer',
    url,
    ...priceWithoutVat(price),
    availability: `https://schema.org/${placesLeft(workshop) === 0 ? 'SoldOut' : 'InStock'}`,
    ...(publish_at && { validFrom: iso(publish_at) }),
  };
}
