/**
 * Runs in the page: the keys that bring the focus nearer to an element; none if it is there. Arrow keys work within a group with
 * one tab stop, Tab between groups.
 */
export function nextKey(target: Element): string[] {
  const root = target.getRootNode();
  // The bar on the site is in a tree of its own.
  const inner = root instanceof ShadowRoot ? root.activeElement : null;
  const active = inner ?? document.activeElement ?? document.body;
  if (active === target) return [];
  const place = root instanceof ShadowRoot && !inner ? root.host : target;
  const isAfter = (active.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const group = (role: string) => {
    const whole = target.closest(`[role=${role}]`);
    return whole !== null && whole === active.closest(`[role=${role}]`);
  };
  if (group('menu')) return [isAfter ? 'ArrowDown' : 'ArrowUp'];
  if (group('tablist') || group('toolbar')) return [isAfter ? 'ArrowRight' : 'ArrowLeft'];
  if (target instanceof HTMLInputElement && target.type === 'radio' && active instanceof HTMLInputElement)
    if (active.name === target.name) return [isAfter ? 'ArrowDown' : 'ArrowUp'];
  // In a list, a table or a code sample Tab belongs to the text until Escape was pressed.
  const caret = document.getSelection()?.anchorNode;
  const around = caret instanceof Element ? caret : caret?.parentElement;
  const isHeld = active.matches('[contenteditable=true]') && around?.closest('li, td, th, pre');
  return [...(isHeld ? ['Escape'] : []), isAfter ? 'Tab' : 'Shift+Tab'];
}
