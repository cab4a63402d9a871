'use strict';
// A loader of webpack for the router's module: the router asks src/runtime/navigation/showPage.ts, whose path is the
// loader's option, for the frame for which it waits.
const CALL = 'requestAnimationFrame(';

module.exports = function routerFrameLoader(source) {
  const { routerFrame } = this.getOptions();
  if (source.split(CALL).length !== 2) {
    throw new Error(`The router no longer waits for one frame. Look at ${routerFrame}.`);
  }
  return `import { routerFrame } from ${JSON.stringify(routerFrame)};\n${source.replace(CALL, 'routerFrame(')}`;
};
