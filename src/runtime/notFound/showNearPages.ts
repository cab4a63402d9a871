import { nearPages } from '../../lib/url/nearPages';
import { type PageIndex, pageIndexPath } from '../../lib/url/PageIndex';

function itemOf([path, title]: PageIndex[number]): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = path;
  link.textContent = title;
  item.append(link);
  return item;
}

/**
 * Suggests the pages whose addresses are nearest to one that leads nowhere. Without any, nothing is shown.
 * @param box a live region, which holds the heading's words
 * @param path that was asked for, decoded
 */
export async function showNearPages(box: HTMLElement, path: string): Promise<void> {
  const answer = await fetch(pageIndexPath(document.documentElement.lang));
  const near = answer.ok ? nearPages(path, (await answer.json()) as PageIndex) : [];
  if (near.length === 0) return;
  const heading = document.createElement('h2');
  heading.textContent = box.dataset.near ?? '';
  const list = document.createElement('ul');
  list.append(...near.map(itemOf));
  box.append(heading, list);
}
