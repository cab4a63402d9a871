const NAMES = ['slug', 'key', 'from', 'title', 'name', 'label'];
const LONGEST = 80;

/**
 * A change in words for editors: posts "when-not-to-use-ai" changed.
 * @param {{collection: string, id: string, get: (name: string) => string}} record
 * @param {string} verb what became of it
 */
function describeChange({ collection, id, get }, verb) {
  const name = NAMES.map(get).find((value) => value !== '') || id;
  const short = name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name;
  return `${collection} "${short}" ${verb}`;
}

/**
 * The cause of a build that takes more than one change.
 * @param {string} last words of the last change
 * @param {number} count of all changes, the last one too
 */
function describeChanges(last, count) {
  if (count <= 1) return last;
  return `${last}, and ${count - 1} more ${count === 2 ? 'change' : 'changes'}`;
}

module.exports = { describeChange, describeChanges };
