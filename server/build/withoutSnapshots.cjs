'use strict';
// Loaded by Gatsby's processes before anything else (runGatsby.ts).
//
// What compiles gatsby-*.ts, Parcel, notes every file below the project after it has run, to see at its next start which came and
// went. The data folder stands there, with fifty releases of every page: two million files took it five minutes and gigabytes.
const Module = require('node:module');

const watcher = {
  writeSnapshot: async () => undefined,
  getEventsSince: async () => [],
};
const load = Module._load;
Module._load = function (request, ...rest) {
  return request === '@parcel/watcher' ? watcher : load.call(this, request, ...rest);
};
