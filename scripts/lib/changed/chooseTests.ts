import type { Importers } from './importGraph';

/** Tests that a change can break. */
interface Chosen {
  /** Tests that touch nothing outside their process. */
  quick: string[];
  /** Tests with a PocketBase, the nearest to the change first, within the time limit. */
  served: string[];
  /** Those beyond the time limit. */
  left: string[];
}

const QUICK = /(?<!\.pocketbase)\.test\.(?:js|tsx?)$/;
const SERVED = /(?<!\.slow|\.outside)\.pocketbase\.test\.ts$/;
/** Assumed seconds of a file that is not in the table of the longest. */
const USUAL = 5;

/** Every file that a change can break, with the number of imports between it and the change. */
export function reach(changed: readonly string[], importers: Importers): ReadonlyMap<string, number> {
  const distances = new Map(changed.map((file) => [file, 0]));
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  return distances;
}

/**
 * Chooses the tests of the reached files.
 * @param most seconds for the tests with a PocketBase in total
 * @param seconds of the longest files
 */
export function chooseTests(
  reached: ReadonlyMap<string, number>,
  most: number,
  seconds: Readonly<Record<string, number>>,
): Chosen {
  const files = [...reached].sort(([, a], [, b]) => a - b).map(([file]) => file);
  const chosen: Chosen = { quick: files.filter((file) => QUICK.test(file)), served: [], left: [] };
  let spent = 0;
  for (const file of files.filter((each) => SERVED.test(each))) {
    const needed = seconds[file] ?? USUAL;
    // A long test that is left out does not use up the time of the next ones.
    const fits = spent + needed <= most;
    if (fits) spent += needed;
    (fits ? chosen.served : chosen.left).push(file);
  }
  return chosen;
}
