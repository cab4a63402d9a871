/** Elements that run, load, frame or submit something. */
const ACTIVE =
  'script, iframe, frame, object, embed, applet, base, meta, link, style, form, button, input, select, textarea, svg, math, template, portal';
const URL_ATTRIBUTES = new Set(
  'href src action formaction data poster xlink:href background cite ping manifest'.split(' '),
);
const SAFE_URL = /^(?:https?:|mailto:|tel:|#|\/(?![/\\]))/i;
/** A browser drops these from a URL before it reads it. */
const DROPPED = /[\u0000-\u001f]/g;

function faultsOfAttribute(name: string, value: string): string[] {
  if (/^on/i.test(name)) return [`handler ${name}`];
  if (['style', 'srcdoc', 'srcset', 'name', 'is', 'slot', 'form'].includes(name)) return [`attribute ${name}`];
  if (!URL_ATTRIBUTES.has(name)) return [];
  return SAFE_URL.test(value.replace(DROPPED, '').trim()) || value === '' ? [] : [`${name}=${value}`];
}

/**
 * Finds what could run, submit or lead to a script in a part of a document.
 * @param root its descendants are examined
 * @param own selector of the elements that the builder of the document puts there itself
 */
export function activeContent(root: ParentNode, own = ':not(*)'): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const isOwn = element.matches(own);
    const faults = element.matches(ACTIVE) && !isOwn ? [`<${element.localName}>`] : [];
    const attributes = [...element.attributes]
      .filter(({ name }) => !isOwn || !['name', 'action', 'src', 'href', 'style'].includes(name))
      .flatMap(({ name, value }) => faultsOfAttribute(name.toLowerCase(), value));
    return [...faults, ...attributes];
  });
}

/** The same for HTML, which is parsed as a browser parses it. */
export const activeHtml = (html: string, own?: string): string[] =>
  activeContent(new DOMParser().parseFromString(html, 'text/html'), own);
