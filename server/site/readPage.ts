import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { addressesIn, createAddressReader, type FoundAddress } from './addressesIn';
import type { LinkSet, PageFacts } from './PageFacts';

/** The site of a page, and the backend that it must not name. */
export interface PageSetting {
  /** The site's own URL, without a slash at its end. */
  siteUrl: string;
  /** URL of the PocketBase that was read; if it has another origin than the site, no page may contain it. */
  backend?: string;
}

/** Scripts and styles in a page's settings and style sheets. */
const NAMED_FILE = /"(\/[^"\\\s]+\.(?:js|css))"/g;
const STYLE_FILE = /url\(\s*["']?([^"')]+)["']?\s*\)/g;
const COMPILATION = /"application":\{"hash":"([^"]+)"|___webpackCompilationHash="([^"]+)"/;
/** Gatsby's comments around a slice: the header, the footer, the scripts. */
const SLICE = /^\s*slice-(start|end) id="_?(?:site-)?([a-z]*)/;

/**
 * Reads the facts that the gate checks.
 * @param html of the page
 * @param path of the page
 */
export function readPage(html: string, path: string, setting: PageSetting): PageFacts {
  const page = new PageReader(path, setting);
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => page.open(tag, attributes),
      ontext: (text) => page.text(text),
      onclosetag: (tag) => page.close(tag),
      oncomment: (text) => page.comment(text),
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.end(html);
  // A substring keeps the whole string in memory: the facts of ten thousand pages would keep two gigabytes of pages.
  return structuredClone(page.facts(/<\/html>\s*$/i.test(html)));
}

/** Scripts that hold data. */
const IS_DATA = /^application\/(ld\+)?json$/;
/** The hash of code in a Content-Security-Policy. */
const codeHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

type Attributes = Readonly<Record<string, string>>;
type Part = { place: string; links: Set<string>; assets: Set<string> };

class PageReader {
  private readonly read;
  private readonly parts = new Map<string, Part>();
  private readonly ids = new Set<string>();
  private readonly backend = new Set<string>();
  private readonly scripts = new Set<string>();
  private readonly styles = new Set<string>();
  private readonly alternates: Record<string, string> = {};
  private place = '';
  private lang = '';
  private title?: string;
  private canonical?: string;
  private compilation?: string;
  private noindex = false;
  private emptyHeading = false;
  /** The element whose text is being read, and its text so far. */
  private reading?: { tag: string; text: string; attributes: Attributes };
  private inSvg = 0;

  constructor(
    private readonly path: string,
    { siteUrl, backend }: PageSetting,
  ) {
    this.read = createAddressReader(siteUrl + path, siteUrl, backend);
  }

  open(tag: string, attributes: Attributes): void {
    if (attributes['id']) this.ids.add(attributes['id']);
    if (tag === 'a' && attributes['name']) this.ids.add(attributes['name']);
    if (tag === 'html') this.lang = attributes['lang']?.trim() ?? '';
    if (tag === 'svg') this.inSvg++;
    if (tag === 'meta') this.meta(attributes);
    if (tag === 'link') this.relation(attributes);
    if (this.reading?.tag === 'h1' && attributes['alt']) this.reading.text += attributes['alt'];
    // An SVG image may have a title of its own.
    if (['h1', 'style', 'script'].includes(tag) || (tag === 'title' && !this.inSvg)) {
      this.reading = { tag, text: '', attributes };
    }
    for (const found of addressesIn(tag, attributes)) this.add(found);
  }

  text(text: string): void {
    if (this.reading) this.reading.text += text;
  }

  close(tag: string): void {
    if (tag === 'svg') this.inSvg--;
    if (this.reading?.tag !== tag) return;
    const { text, attributes } = this.reading;
    this.reading = undefined;
    if (tag === 'title') this.title ??= text.trim();
    if (tag === 'h1' && !text.trim()) this.emptyHeading = true;
    if (tag === 'style') this.style(text);
    if (tag === 'script') this.script(text, attributes);
  }

  comment(text: string): void {
    const [, end, name = ''] = SLICE.exec(text) ?? [];
    if (end) this.place = end === 'start' ? name : '';
  }

  facts(whole: boolean): PageFacts {
    const { lang, title = '', canonical, noindex, alternates, emptyHeading, compilation } = this;
    const parts = [...this.parts.values()].map(({ place, links, assets }): LinkSet => ({
      place,
      links: this.withoutOwn(links),
      assets: [...assets],
    }));
    const code = { scripts: [...this.scripts], styles: [...this.styles] };
    const lists = { ids: [...this.ids], backend: [...this.backend], parts, ...code };
    return { lang, title, canonical, noindex, alternates, emptyHeading, compilation, whole, ...lists };
  }

  /** Removes links to existing elements of the page itself, e.g. a table of contents. */
  private withoutOwn(links: ReadonlySet<string>): string[] {
    const own = `${this.path}#`;
    return [...links].filter((link) => !link.startsWith(own) || !this.ids.has(link.slice(own.length)));
  }

  private meta({ name = '', property = '', content = '' }: Attributes): void {
    if (name.toLowerCase() === 'robots' && /\bnoindex\b/i.test(content)) this.noindex = true;
    if (property === 'og:image') this.add({ address: content, kind: 'asset' });
  }

  private relation({ rel = '', href = '', hreflang = '' }: Attributes): void {
    if (rel === 'canonical') this.canonical = href;
    if (rel === 'alternate' && hreflang) this.alternates[hreflang] = href;
  }

  private style(text: string): void {
    this.styles.add(codeHash(text));
    for (const [, address = ''] of text.matchAll(STYLE_FILE)) this.add({ address, kind: 'asset' });
  }

  private script(text: string, { src, type = '' }: Attributes): void {
    if (src === undefined && !IS_DATA.test(type)) this.scripts.add(codeHash(text));
    const [, ofSettings, ofGatsby] = COMPILATION.exec(text) ?? [];
    this.compilation ??= ofSettings ?? ofGatsby;
    if (ofSettings) for (const [, address = ''] of text.matchAll(NAMED_FILE)) this.add({ address, kind: 'asset' });
  }

  private add({ address, kind }: FoundAddress): void {
    const read = this.read(address);
    if (!read) return;
    if (read.backend) this.backend.add(address);
    if (read.path === undefined) return;
    let part = this.parts.get(this.place);
    if (!part) this.parts.set(this.place, (part = { place: this.place, links: new Set(), assets: new Set() }));
    (kind === 'link' ? part.links : part.assets).add(read.path);
  }
}
