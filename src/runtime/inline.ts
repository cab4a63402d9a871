import { keepPress } from './boot/keepPress';

/** URLs of the bootstrap script and of its direct imports (src/gatsby/webpack/ScriptsPlugin.ts). */
declare const SCRIPTS: readonly string[];

const { dataset } = document.body;
// For watchSteps.ts: a history step may happen before it runs.
dataset.path = location.pathname;

const picture = document.querySelector<HTMLImageElement>('[loading=eager]');
// Without the script the page works too: no message.
const bring = () => SCRIPTS.forEach((script) => import(script).catch(() => {}));
/** Acts once the first image is there or cannot be had; at once if the page has none. */
const afterPicture = (act: () => void) => (picture ? picture.decode().then(act, act) : act());
// Lets a slow visit load the images of further cards now (Card.module.css), also if the first image hangs.
const showImages = () => (dataset.images = 'all');

void afterPicture(showImages);
setTimeout(showImages, 3000);

keepPress(bring, (href) => location.assign(href));
// A background page is not painted before it is visible.
if (document.hidden) bring();
else requestAnimationFrame(() => setTimeout(() => afterPicture(bring)));
