'use strict';
// A webpack loader for the router's module: the router gets the frame for which it waits from
// src/runtime/navigation/showPage.ts, whose path is the loader's option.
const CALL = 'requestAnimationFrame(';

module.exports = function routerFrameLoader(source) {
  const { routerFrame } = this.getOptions();
  if (source.split(CALL).length !== 2) {
    throw new Error(`The router no longer waits for one frame. Look at ${routerFrame}.`);
  }
  return `import { routerFrame } from ${JSON.stringify(routerFrame)};\n${source.replace(CALL, 'routerFrame(')}`;
};
