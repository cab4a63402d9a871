import type { Page } from '@playwright/test';

/** Puts what stands in `data-force="hover"` or `"focus-visible"` into that state, as the developer tools do. */
export async function forceStates(page: Page): Promise<void> {
  if ((await page.locator('[data-force]').count()) === 0) return;
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  for (const state of ['hover', 'focus-visible']) {
    const selector = ['a', 'button', 'input', 'select', 'textarea'].map((tag) => `[data-force="${state}"] ${tag}`);
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: selector.join() });
    for (const nodeId of nodeIds) await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [state] });
  }
}
