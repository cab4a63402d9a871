import type { Place } from '../layout/structuredData/StructuredData';

/** A Slovenian page of a site. */
export const samplePlace: Place = {
  siteUrl: 'https://www.modrina.example',
  siteName: 'Modrina',
  url: 'https://www.modrina.example/sl/blog/a/',
  home: 'https://www.modrina.example/sl/',
  locale: 'sl',
};
