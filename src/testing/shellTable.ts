import type { BuildTarget } from '../lib/env';

/** Header and footer on a page of a build. */
export type ShellRow = {
  page: string;
  build: BuildTarget;
  /** The path to which the logo leads. */
  logo: string;
  menu: 'none' | 'menuDefault' | 'menuWeb' | 'menuWeb3' | 'menuSi';
  letters: 'white' | 'dark';
  /** The header before its menu has links. */
  untilLinks: 'hidden' | 'shown';
  offer: 'voucher' | 'strip';
  /** The footer's links of these. */
  footer: 'blog+social' | 'blog' | 'neither';
  /** Whether the header leads to the search. */
  search: 'search' | 'none';
};

/** The specification for each page of each build. */
const TABLE = `
  page                     build    logo              menu         letters  until-links  offer    footer       search

  /                        default  /                 none         dark     hidden       voucher  blog+social  search
  /blog/                   default  /                 menuDefault  dark     hidden       voucher  blog+social  search
  /blog/digitalization/    default  /                 menuDefault  dark     hidden       voucher  blog+social  search
  /case/dairy-order-desk/  default  /                 menuDefault  dark     hidden       voucher  blog+social  search
  /ai-svetovanje/          default  /                 menuDefault  dark     hidden       voucher  blog+social  search
  /project/                default  /                 menuDefault  dark     hidden       voucher  blog+social  search
  /workshops/              default  /                 menuDefault  dark     hidden       voucher  blog+social  search
  /about/                  default  /                 menuDefault  dark     hidden       voucher  blog+social  search
  /404/                    default  /                 menuDefault  dark     shown        voucher  blog+social  search
  /modrina-ai-assistant/   default  /                 menuDefault  white    hidden       voucher  blog+social  search
  /web3/                   default  /web3/            menuWeb3     dark     hidden       voucher  blog+social  search
  /web3/voucher/           default  /web3/            menuWeb3     dark     hidden       voucher  blog+social  search
  /digitalization/         default  /digitalization/  menuWeb      white    hidden       strip    blog         search
  /manufacturing/          default  /                 none         white    shown        strip    blog         none

  /                        mfc      /                 none         white    hidden       strip    blog+social  search
  /blog/                   mfc      /                 menuSi       dark     hidden       strip    blog+social  search
  /case/dairy-order-desk/  mfc      /                 menuSi       dark     hidden       strip    blog+social  search
  /ai-svetovanje/          mfc      /                 menuSi       dark     hidden       strip    blog+social  search
  /project/                mfc      /                 menuSi       dark     hidden       strip    blog+social  search
  /404/                    mfc      /                 menuSi       dark     shown        strip    blog+social  search
  /modrina-ai-assistant/   mfc      /                 menuSi       white    hidden       strip    blog+social  search
  /web3/                   mfc      /web3/            menuWeb3     dark     hidden       strip    blog+social  search
  /web3/voucher/           mfc      /web3/            menuWeb3     dark     hidden       strip    blog+social  search
  /digitalization/         mfc      /digitalization/  menuWeb      white    hidden       strip    blog         search
  /manufacturing/          mfc      /                 none         white    shown        strip    blog         none

  /                        realmfc  /                 none         white    shown        strip    neither      none
  /blog/                   realmfc  /                 none         dark     shown        strip    neither      none
  /case/dairy-order-desk/  realmfc  /                 none         dark     shown        strip    neither      none
  /ai-svetovanje/          realmfc  /                 none         dark     shown        strip    neither      none
  /project/                realmfc  /                 none         dark     shown        strip    neither      none
  /404/                    realmfc  /                 none         dark     shown        strip    neither      none
  /modrina-ai-assistant/   realmfc  /                 none         white    shown        strip    neither      none
  /web3/                   realmfc  /web3/            none         dark     shown        strip    neither      none
  /web3/voucher/           realmfc  /web3/            none         dark     shown        strip    neither      none
  /digitalization/         realmfc  /digitalization/  none         white    shown        strip    neither      none
  /manufacturing/          realmfc  /                 none         white    shown        strip    neither      none
`;

/** The table as rows; unit tests hold the components to it, browser tests the built sites. */
export const shellTable: readonly ShellRow[] = TABLE.split('\n')
  .map((line) => line.trim().split(/\s+/))
  .filter(([first]) => first?.startsWith('/'))
  .map(([page, build, logo, menu, letters, untilLinks, offer, footer, search]) => ({
    page,
    build,
    logo,
    menu,
    letters,
    untilLinks,
    offer,
    footer,
    search,
  })) as ShellRow[];

/** The first level of each menu of the starting content. */
export const FIRST_LEVELS: Readonly<Record<ShellRow['menu'], readonly string[]>> = {
  none: [],
  menuDefault: ['Services', 'Workshops', 'EU projects', 'Blog', 'About us', 'Contact'],
  menuWeb: ['Overview', 'How we work', 'Questions', 'More', 'Contact'],
  menuWeb3: ['Web3', 'What and when', 'Voucher', 'Blog', 'Contact'],
  menuSi: ['Manufacturing', 'Digitalisation', 'EU projects', 'Contact'],
};
