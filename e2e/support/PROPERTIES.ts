/** The properties of a type that Google requires and recommends, by its documentation of rich results. */
export interface TypeRules {
  required: readonly string[];
  recommended: readonly string[];
  /** Recommended ones that the site omits, with the reason. */
  without?: Readonly<Record<string, string>>;
}

/**
 * The types on pages; a path with a dot is a property of a property. Google has no rules for Service and Offer, so the
 * useful properties of schema.org are listed.
 */
export const PROPERTIES: Readonly<Record<string, TypeRules>> = {
  Organization: { required: ['name', 'url'], recommended: ['logo'] },
  WebSite: { required: ['name', 'url'], recommended: ['inLanguage', 'publisher'] },
  BreadcrumbList: {
    required: ['itemListElement', 'itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
    recommended: [],
  },
  BlogPosting: {
    required: [],
    recommended: ['headline', 'image', 'datePublished', 'author.name', 'author.url', 'dateModified'],
  },
  Event: {
    required: ['name', 'startDate', 'location'],
    recommended: [
      'description',
      'endDate',
      'eventStatus',
      'eventAttendanceMode',
      'image',
      'location.name',
      'organizer.name',
      'organizer.url',
      'offers.price',
      'offers.priceCurrency',
      'offers.availability',
      'offers.url',
      'offers.validFrom',
      'performer',
    ],
    without: {
      performer: 'no record contains the leader of a workshop',
      'offers.validFrom': 'only a workshop with a scheduled time has one',
    },
  },
  Service: {
    required: ['name', 'provider.name', 'offers'],
    recommended: ['description', 'offers.url', 'offers.price', 'offers.priceCurrency'],
  },
  FAQPage: {
    required: ['mainEntity', 'mainEntity.name', 'mainEntity.acceptedAnswer.text'],
    recommended: [],
  },
};

/** The company facts that the home page adds to those of every page. */
export const COMPANY: TypeRules = {
  required: [],
  recommended: ['address', 'email', 'telephone', 'legalName', 'sameAs'],
};
