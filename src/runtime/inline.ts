import { keepPress } from './boot/keepPress';

/** URLs of the bootstrap script and of its direct imports (src/gatsby/webpack/ScriptsPlugin.ts). */
declare const SCRIPTS: readonly string[];

const picture = document.querySelector<HTMLImageElement>('[loading=eager]');
// Without the script the page works too: no message.
const bring = () => SCRIPTS.forEach((script) => import(script).catch(() => {}));
const bringAfterPicture = () => {
  if (picture && !picture.complete) picture.onload = picture.onerror = bring;
  else bring();
};

keepPress(bring, (href) => location.assign(href));
// A background page is not painted before it is visible.
if (document.hidden) bring();
else requestAnimationFrame(() => setTimeout(bringAfterPicture));
