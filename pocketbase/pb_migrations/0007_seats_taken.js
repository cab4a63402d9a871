/// The number of a workshop's taken seats, so that the site can show the number of free ones.
migrate(
  (app) => {
    const workshops = app.findCollectionByNameOrId('workshops');
    const seats = workshops.fields.fieldNames().indexOf('seats');
    const taken = { type: 'number', name: 'seats_taken', onlyInt: true, min: 0 };
    workshops.fields.addAt(
      seats + 1,
      new NumberField({ ...taken, help: 'Empty or 0: all are free. The site shows how many are left.' }),
    );
    app.save(workshops);
  },
  (app) => {
    const workshops = app.findCollectionByNameOrId('workshops');
    workshops.fields.removeByName('seats_taken');
    app.save(workshops);
  },
);
