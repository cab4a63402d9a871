import { resolve } from 'node:path';
import { localeCodes } from '../src/i18n/locales';
import type { ShareCard } from '../src/lib/shareCard';
import { drawCard } from '../src/gatsby/shareCards/drawCard';
import { readAssets } from '../src/gatsby/shareCards/cardInput';

// Time of a share card in succession, as an edit draws it. The first one loads the libraries.
const RUNS = 5;
const TEMPLATES = ['page', 'post', 'case', 'project', 'workshop', 'post-list'];
const TITLES: Readonly<Record<string, string>> = {
  en: 'How to choose a first AI project that pays for itself before anybody has lost patience',
  sl: 'Kako izbrati prvi projekt z umetno inteligenco, da se povrne, preden kdo izgubi potrpljenje',
};

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);
const at = (values: readonly number[], part: number) => sorted(values)[Math.floor((values.length - 1) * part)] ?? 0;

async function main(): Promise<void> {
  const assets = await readAssets(resolve());
  const cardOf = (template: string, locale: string, run: number): ShareCard => ({
    ...{ template, locale, face: 'default', site: 'Modrina', date: '2026-11-05T08:00:00Z', topic: 'Strategija' },
    title: `${TITLES[locale]} ${run}`,
  });
  const first = performance.now();
  await drawCard(cardOf('page', 'en', 0), assets);
  console.log(`the first, with loading of libraries  ${(performance.now() - first).toFixed(0)} ms`);
  const [times, processor, sizes]: [number[], number[], number[]] = [[], [], []];
  for (let run = 1; run <= RUNS; run++) {
    for (const template of TEMPLATES) {
      for (const locale of localeCodes) {
        const [start, cpu] = [performance.now(), process.cpuUsage()];
        sizes.push((await drawCard(cardOf(template, locale, run), assets)).length);
        times.push(performance.now() - start);
        const { user, system } = process.cpuUsage(cpu);
        processor.push((user + system) / 1000);
      }
    }
  }
  const row = (name: string, values: readonly number[], unit: string) =>
    console.log(
      `${name.padEnd(25)}median ${at(values, 0.5).toFixed(0)} ${unit}, maximum ${at(values, 1).toFixed(0)} ${unit}`,
    );
  row(`${times.length} cards, each`, times, 'ms');
  row('of the processor', processor, 'ms');
  row(
    'weight',
    sizes.map((size) => size / 1000),
    'kB',
  );
}

void main();
