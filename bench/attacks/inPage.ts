import { activeContent } from '../../server/testing/attacks/activeContent';
import { FOREIGN, RAN } from './corpus';
import { isJson } from './isJson';

// Runs in the browser, bundled by browserReader.ts, with the parser that visitors have.
const MARK = 'data-of-the-site';
const PATH = /^\/(?![/\\])/;
const CLOBBERED = ['dataLayer', 'document', 'getElementById'];

const isOfSite = (url: string, origin: string): boolean =>
  PATH.test(url) || url === origin || url.startsWith(`${origin}/`) || url.startsWith('data:image/');

/** Whether the site's own code adds this element to pages in this form. */
function isOwn(element: Element, origin: string): boolean {
  const text = element.textContent ?? '';
  const attribute = (name: string) => element.getAttribute(name) ?? '';
  switch (element.localName) {
    case 'script':
      if (element.hasAttribute('src')) return isOfSite(attribute('src'), origin);
      return attribute('type').endsWith('json') ? isJson(text) : !RAN.test(text) && !FOREIGN.test(text);
    case 'style':
      return !/@import|expression\(/.test(text) && !FOREIGN.test(text);
    case 'link':
      return isOfSite(attribute('href'), origin);
    case 'meta':
      return !element.hasAttribute('http-equiv') || /^x-ua-compatible$/i.test(attribute('http-equiv'));
    case 'form':
      return /^\/(?:_site\/forms\/[a-z]+|_site\/preview\/leave|(?:sl\/)?search\/)$/.test(attribute('action'));
    case 'svg':
      return !element.querySelector('script, animate, set, foreignObject, style, a, image');
    case 'button':
    case 'details':
    case 'input':
    case 'select':
    case 'textarea':
      return /module--/.test(element.className) || Boolean(element.closest(`form[${MARK}]`));
    default:
      return false;
  }
}

/** Finds elements of a page that could run, submit or load something foreign. */
export function pageViolations(html: string, origin: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  page.querySelectorAll(`[${MARK}]`).forEach((element) => element.removeAttribute(MARK));
  const loaded: string[] = [];
  for (const element of page.querySelectorAll('*')) {
    if (isOwn(element, origin)) element.setAttribute(MARK, '');
    const sources = (element.getAttribute('srcset') ?? '')
      .split(/,\s+/)
      .map((each) => each.trim().split(/\s/)[0] ?? '');
    if (sources.every((each) => isOfSite(each, origin))) element.removeAttribute('srcset');
    if (!/url\(|expression|fixed|@import/.test(element.getAttribute('style') ?? '')) element.removeAttribute('style');
    for (const name of ['src', 'poster', 'data']) {
      const url = element.getAttribute(name);
      if (url && !isOfSite(url, origin)) loaded.push(`loads ${url.slice(0, 80)}`);
    }
  }
  const clobbered = CLOBBERED.filter((id) => page.getElementById(id)).map((id) => `id ${id}`);
  const roots = page.querySelectorAll('#___gatsby').length;
  const forms = [...page.querySelectorAll(`form:not([${MARK}])`)].map(
    (form) => `foreign form ${form.outerHTML.slice(0, 80)}`,
  );
  return [
    ...activeContent(page, `[${MARK}]`),
    ...[...loaded, ...clobbered, ...forms],
    ...(roots > 1 ? ['two roots'] : []),
  ];
}

/** Elements of the server's pages for editors; scripts send their forms, so no form has a URL. */
const OF_TOOLS =
  'meta[charset], meta[name], link[href^="/_site/"], link[href="data:,"], script[src^="/_site/"], form:not([action]), button, input, select';

/** Finds elements of an editors' page that could run, submit or load something foreign. */
export function toolViolations(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const style of page.querySelectorAll('style')) {
    if (!/@import|expression\(/.test(style.textContent) && !FOREIGN.test(style.textContent)) style.remove();
  }
  const faults = activeContent(page, OF_TOOLS);
  const forms = [...page.querySelectorAll('form[action]')].map((form) => `foreign form ${form.outerHTML.slice(0, 80)}`);
  return [...faults, ...forms];
}

/** Finds active content in a text fragment of a feed or mail. */
export const fragmentViolations = (html: string): string[] =>
  activeContent(new DOMParser().parseFromString(html, 'text/html'));

/** Finds violations in an XML document: feeds with HTML inside, and sitemaps. */
export function xmlViolations(xml: string, origin: string): string[] {
  const page = new DOMParser().parseFromString(xml, 'application/xml');
  const error = page.querySelector('parsererror');
  if (error) return [`no XML: ${error.textContent?.slice(0, 120)}`];
  const inside = [...page.getElementsByTagName('content:encoded')].flatMap((each) =>
    fragmentViolations(each.textContent ?? ''),
  );
  const addresses = [...page.querySelectorAll('loc, item > link')].map((each) => each.textContent ?? '');
  const elsewhere = addresses.filter((url) => !isOfSite(url, origin)).map((url) => `leads to ${url.slice(0, 80)}`);
  return [...inside, ...elsewhere];
}

Object.assign(globalThis, { attacks: { pageViolations, toolViolations, fragmentViolations, xmlViolations } });
