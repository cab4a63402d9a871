/// Bounds of the numbers that editors fill. A page's query reads integers as 32 bits: a larger one failed every build.
migrate(
  (app) => {
    const { NUMBER_LIMITS } = require(`${__hooks}/../pb_migrations/lib/numberLimits.js`);
    for (const [name, limits] of Object.entries(NUMBER_LIMITS)) {
      const collection = app.findCollectionByNameOrId(name);
      for (const [field, [min, max]] of Object.entries(limits)) {
        const number = collection.fields.getByName(field);
        number.min = min;
        number.max = max;
        // A value beyond the bound was never built; the nearest number keeps its position in the order.
        for (const [bound, sign] of [
          [min, '<'],
          [max, '>'],
        ]) {
          app
            .db()
            .newQuery(`UPDATE {{${name}}} SET [[${field}]] = ${bound} WHERE [[${field}]] ${sign} ${bound}`)
            .execute();
        }
      }
      app.save(collection);
    }
  },
  (app) => {
    const { NUMBER_LIMITS } = require(`${__hooks}/../pb_migrations/lib/numberLimits.js`);
    for (const [name, limits] of Object.entries(NUMBER_LIMITS)) {
      const collection = app.findCollectionByNameOrId(name);
      for (const field of Object.keys(limits)) {
        const number = collection.fields.getByName(field);
        // The bounds of 0003: seats and prices are never negative.
        number.min = field === 'order' ? null : 0;
        number.max = null;
      }
      app.save(collection);
    }
  },
);
