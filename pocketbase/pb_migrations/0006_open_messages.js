/// Guests may send contact messages. The fields' own limits apply; list, view, update and delete stay closed.
migrate(
  (app) => {
    const messages = app.findCollectionByNameOrId('messages');
    messages.createRule = '';
    app.save(messages);
  },
  (app) => {
    const messages = app.findCollectionByNameOrId('messages');
    messages.createRule = null;
    app.save(messages);
  },
);
