import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { logo } from './logo';
import { tile } from './tile';

/** Writes the drawings that the site serves as they are: `static.ts <staticDir>`. */
const dir = process.argv[2];
if (!dir) throw new Error('Usage: static.ts <staticDir>');
mkdirSync(dir, { recursive: true });
writeFileSync(join(dir, 'contours.svg'), tile());
writeFileSync(join(dir, 'favicon.svg'), logo);
