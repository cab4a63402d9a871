import type { BuildTarget } from '../lib/env';

/** What header and footer show on a page of a build. */
export type ShellRow = {
  page: string;
  build: BuildTarget;
  /** Where the logo leads. */
  logo: string;
  menu: 'none' | 'menuDefault' | 'menuWeb' | 'menuWeb3' | 'menuSi';
  letters: 'white' | 'dark';
  /** The header before its menu has links. */
  untilLinks: 'hidden' | 'shown';
  offer: 'voucher' | 'strip';
  /** Which of these links the footer has. */
  footer: 'blog+social' | 'blog' | 'neither';
};

/** What the specification says of each page of each build, written out. */
const TABLE = `
  page                     build    logo              menu         letters  until-links  offer    footer

  /                        default  /                 none         dark     hidden       voucher  blog+social
  /blog/                   default  /                 menuDefault  dark     hidden       voucher  blog+social
  /blog/digitalization/    default  /                 menuDefault  dark     hidden       voucher  blog+social
  /case/dairy-order-desk/  default  /                 menuDefault  dark     hidden       voucher  blog+social
  /ai-svetovanje/          default  /                 menuDefault  dark     hidden       voucher  blog+social
  /project/                default  /                 menuDefault  dark     hidden       voucher  blog+social
  /workshops/              default  /                 menuDefault  dark     hidden       voucher  blog+social
  /about/                  default  /                 menuDefault  dark     hidden       voucher  blog+social
  /404/                    default  /                 menuDefault  dark     shown        voucher  blog+social
  /modrina-ai-assistant/   default  /                 menuDefault  white    hidden       voucher  blog+social
  /web3/                   default  /web3/            menuWeb3     dark     hidden       voucher  blog+social
  /web3/voucher/           default  /web3/            menuWeb3     dark     hidden       voucher  blog+social
  /digitalization/         default  /digitalization/  menuWeb      white    hidden       strip    blog
  /manufacturing/          default  /                 none         white    shown        strip    blog

  /                        mfc      /                 none         white    hidden       strip    blog+social
  /blog/                   mfc      /                 menuSi       dark     hidden       strip    blog+social
  /case/dairy-order-desk/  mfc      /                 menuSi       dark     hidden       strip    blog+social
  /ai-svetovanje/          mfc      /                 menuSi       dark     hidden       strip    blog+social
  /project/                mfc      /                 menuSi       dark     hidden       strip    blog+social
  /404/                    mfc      /                 menuSi       dark     shown        strip    blog+social
  /modrina-ai-assistant/   mfc      /                 menuSi       white    hidden       strip    blog+social
  /web3/                   mfc      /web3/            menuWeb3     dark     hidden       strip    blog+social
  /web3/voucher/           mfc      /web3/            menuWeb3     dark     hidden       strip    blog+social
  /digitalization/         mfc      /digitalization/  menuWeb      white    hidden       strip    blog
  /manufacturing/          mfc      /                 none         white    shown        strip    blog

  /                        realmfc  /                 none         white    shown        strip    neither
  /blog/                   realmfc  /                 none         dark     shown        strip    neither
  /case/dairy-order-desk/  realmfc  /                 none         dark     shown        strip    neither
  /ai-svetovanje/          realmfc  /                 none         dark     shown        strip    neither
  /project/                realmfc  /                 none         dark     shown        strip    neither
  /404/                    realmfc  /                 none         dark     shown        strip    neither
  /modrina-ai-assistant/   realmfc  /                 none         white    shown        strip    neither
  /web3/                   realmfc  /web3/            none         dark     shown        strip    neither
  /web3/voucher/           realmfc  /web3/            none         dark     shown        strip    neither
  /digitalization/         realmfc  /digitalization/  none         white    shown        strip    neither
  /manufacturing/          realmfc  /                 none         white    shown        strip    neither
`;

/** The table as rows; unit tests hold the components to it, browser tests the built sites. */
export const shellTable: readonly ShellRow[] = TABLE.split('\n')
  .map((line) => line.trim().split(/\s+/))
  .filter(([first]) => first?.startsWith('/'))
  .map(([page, build, logo, menu, letters, untilLinks, offer, footer]) => ({
    page,
    build,
    logo,
    menu,
    letters,
    untilLinks,
    offer,
    footer,
  })) as ShellRow[];

/** The first level of each menu of the starting content. */
export const FIRST_LEVELS: Readonly<Record<ShellRow['menu'], readonly string[]>> = {
  none: [],
  menuDefault: ['Services', 'Workshops', 'EU projects', 'Blog', 'About us', 'Contact'],
  menuWeb: ['Overview', 'How we work', 'Questions', 'More', 'Contact'],
  menuWeb3: ['Web3', 'What and when', 'Voucher', 'Blog', 'Contact'],
  menuSi: ['Manufacturing', 'Digitalisation', 'EU projects', 'Contact'],
};
