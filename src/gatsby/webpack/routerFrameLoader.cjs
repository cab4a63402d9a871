'use strict';
// A loader of webpack for the router's module: the frame for which it waits is asked of src/runtime/navigation/routerFrame.ts.
const path = require('node:path');

const OURS = path.resolve(__dirname, '../../runtime/navigation/routerFrame.ts');
const CALL = 'requestAnimationFrame(';

module.exports = function routerFrameLoader(source) {
  if (source.split(CALL).length !== 2) {
    throw new Error('The router no longer waits for one frame. Look at src/runtime/navigation/routerFrame.ts.');
  }
  return `import { routerFrame } from ${JSON.stringify(OURS)};\n${source.replace(CALL, 'routerFrame(')}`;
};
