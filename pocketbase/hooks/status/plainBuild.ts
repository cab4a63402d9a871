import type { PlainBuild } from './types';

const TEXTS = [
  'id',
  'status',
  'cause',
  'by',
  'collection',
  'record',
  'progress',
  'error',
  'error_link',
  'warning',
  'action',
];
const TIMES = ['created', 'started_at', 'finished_at'];
const NUMBERS = ['duration_ms', 'pages', 'pages_changed'];

/**
 * A build as the status page reads it.
 */
export function plainBuild(build: core.Record): PlainBuild {
  const texts = [...TEXTS, ...TIMES, 'release'].map((name) => [name, build.getString(name)]);
  const deadLinks = JSON.parse(build.getString('dead_links') || 'null') || [];
  const numbers = NUMBERS.map((name) => [name, build.getInt(name)]);
  return { ...Object.fromEntries([...texts, ...numbers]), deadLinks };
}
