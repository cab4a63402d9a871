import { keepPress } from './boot/keepPress';

/** URLs of the bootstrap script and of its direct imports (src/gatsby/webpack/ScriptsPlugin.ts). */
declare const SCRIPTS: readonly string[];

const picture = document.querySelector<HTMLImageElement>('[loading=eager]');
// Without the script the page works too: no message.
const bring = () => SCRIPTS.forEach((script) => import(script).catch(() => {}));
const afterPicture = (act: () => void) => {
  if (!picture || picture.complete) return act();
  picture.addEventListener('load', act);
  picture.addEventListener('error', act);
};
// A slow visit asks for the images of further cards now (src/sections/cards/Card.module.css), or if the first one hangs.
const showImages = () => void (document.documentElement.dataset.images = 'all');

afterPicture(showImages);
setTimeout(showImages, 3000);

keepPress(bring, (href) => location.assign(href));
// A background page is not painted before it is visible.
if (document.hidden) bring();
else requestAnimationFrame(() => setTimeout(() => afterPicture(bring)));
