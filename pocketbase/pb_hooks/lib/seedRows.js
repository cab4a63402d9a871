const lib = typeof __hooks === 'undefined' ? __dirname : `${__hooks}/lib`;
const { COLLECTIONS, LISTS, keyOf } = require(`${lib}/seedShape.js`);
const { fieldValue } = require(`${lib}/seedValue.js`);

const ID_LENGTH = 15;

/**
 * Turns the seed's documents into rows, parents before children. Touches nothing.
 * @param {Record<string, object[]>} documents the records of each collection
 * @param {Record<string, {name: string, type: string, target?: string}[]>} schema each collection's fields
 * @param {{sha256(text: string): string, readText(file: string): string | undefined, hasFile(file: string): boolean}} world
 * @returns {{collection: string, where: string, values: object, files: Record<string, string[]>}[]}
 * @throws Error that names every fault by file, record and field
 */
function seedRows(documents, schema, world) {
  const rows = [];
  const faults = [];
  const known = {};
  const references = [];
  const idOf = (collection, key) => world.sha256(`${collection}/${key}`).slice(0, ID_LENGTH);

  const add = (collection, record, key, where, inherited, index) => {
    const fields = schema[collection];
    if (!fields) return faults.push(`${where}: there is no collection "${collection}"`);
    const id = idOf(collection, key);
    if (known[`${collection}/${key}`]) faults.push(`${where}: the key "${key}" is taken`);
    known[`${collection}/${key}`] = true;

    const lists = LISTS[collection] || {};
    const row = { collection, where, values: { id, ...inherited }, files: {} };
    rows.push(row);
    if (fields.some(({ name }) => name === 'order') && record.order === undefined) row.values.order = (index + 1) * 10;
    for (const name of Object.keys(record)) {
      if (name === '_key' || lists[name]) continue;
      const field = fields.find((candidate) => candidate.name === name);
      if (!field) faults.push(`${where}: ${collection} has no field "${name}"`);
      else fieldValue(field, record[name], { row, where: `${where}: ${name}`, world, idOf, references, faults });
    }
    for (const name of Object.keys(lists)) addList(lists[name], name, { record, row, key, where });
  };

  const addList = (list, name, parent) => {
    const children = parent.record[name] === undefined ? [] : parent.record[name];
    if (!Array.isArray(children)) return faults.push(`${parent.where}: ${name} must be a list`);
    children.forEach((child, index) => {
      const inherited = { [list.field]: parent.row.values.id };
      if (list.inherit) inherited[list.inherit] = parent.row.values[list.inherit];
      add(
        list.collection,
        child,
        child._key || `${parent.key}/${name}${index}`,
        `${parent.where} ${name}[${index}]`,
        inherited,
        index,
      );
    });
  };

  for (const collection of COLLECTIONS) {
    (documents[collection] || []).forEach((record, index) => {
      const key = keyOf(collection, record);
      if (!key) faults.push(`${collection}.json [${index}]: has no key (slug, key, from or _key)`);
      else add(collection, record, key, `${collection}.json "${key}"`, {}, index);
    });
  }
  for (const { target, key, where } of references) {
    if (!known[`${target}/${key}`]) faults.push(`${where}: there is no "${key}" in ${target}`);
  }
  if (faults.length > 0)
    throw new Error(`The seed has ${faults.length} fault(s), nothing was written:\n${faults.join('\n')}`);
  return rows;
}

module.exports = { seedRows };
