/** A fault put into one file: the text `from`, which occurs once, is replaced by `to`. */
export interface PlantedFault {
  /** The part of the project that contains it. */
  part: string;
  /** Its effect, as a user would report it. */
  effect: string;
  file: string;
  from: string;
  to: string;
}

/** One in each part of the project. Each compiles, because the compiler is not under test. */
export const FAULTS: readonly PlantedFault[] = [
  {
    part: 'plugin',
    effect: 'a blank text in one language replaces the text of the other',
    file: 'plugins/gatsby-source-pocketbase/src/nodes/resolveLocale.ts',
    from: 'if (isEmpty(own)) return fallback;',
    to: 'if (own === null) return fallback;',
  },
  {
    part: 'page',
    effect: 'the second page of the blog’s list repeats the last article of the first',
    file: 'src/gatsby/pages/pageLists.ts',
    from: 'posts.slice(POSTS_PER_PAGE).toReversed()',
    to: 'posts.slice(POSTS_PER_PAGE - 1).toReversed()',
  },
  {
    part: 'hook',
    effect: 'spam counts as a new message and is mailed to the team',
    file: 'pocketbase/hooks/forms/storeSubmission.ts',
    from: "const status = quota.isRepeated || isSpam(submission) ? 'spam' : 'new';",
    to: "const status = quota.isRepeated && isSpam(submission) ? 'spam' : 'new';",
  },
  {
    part: 'form',
    effect: 'the voucher form has no package',
    file: 'src/features/forms/schema/fieldTables.ts',
    from: "package: { label: 'package', type: 'select', required: true,",
    to: "package: { label: 'package', type: 'select', required: false,",
  },
  {
    part: 'gate',
    effect: 'a release with broken links goes live',
    file: 'server/gate/checkLinks.ts',
    from: '.filter((address) => !book.leadsSomewhere(address))',
    to: '.filter((address) => address === "" && !book.leadsSomewhere(address))',
  },
  {
    part: 'release',
    effect: 'the live release is deleted once it is old',
    file: 'server/release/history/previousReleases.ts',
    from: 'const isKept = id === current || seen',
    to: 'const isKept = (id === current && kept < least) || seen',
  },
  {
    part: 'navigation',
    effect: 'the focus does not move after a navigation',
    file: 'src/runtime/navigation/announceRoute.ts',
    from: 'if (place) readFrom(place);',
    to: "if (place && hash === '-') readFrom(place);",
  },
  {
    part: 'style',
    effect: 'buttons are square and too low for touch',
    file: 'src/ui/Button.module.css',
    from: 'min-height: 3rem;',
    to: 'min-height: 1rem;\n  border-radius: 0 !important;',
  },
  {
    part: 'head',
    effect: 'the canonical link of a Slovenian page leads to the English one',
    file: 'src/layout/head/Seo.tsx',
    from: 'canonical={isOriginal ? place.url :',
    to: 'canonical={isOriginal ? addressIn(defaultLocale) :',
  },
  {
    part: 'builder',
    effect: 'nothing is built after the first build',
    file: 'server/publisher/keepBuilding.ts',
    from: '.finally(() => (running = undefined));',
    to: '.finally(() => undefined);',
  },
];
