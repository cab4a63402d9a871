/// Form tokens that came with a stored submission: each is accepted once. A row is stored until its token expires.
migrate(
  (app) => {
    const digest = { name: 'digest', required: true, max: 64, help: 'Digest of the token.' };
    const collection = new Collection({
      type: 'base',
      name: 'used_tokens',
      fields: [
        { type: 'text', ...digest },
        { type: 'date', name: 'expires_at', required: true },
      ],
      indexes: ['CREATE UNIQUE INDEX `idx_used_tokens_digest` ON `used_tokens` (`digest`)'],
    });
    app.save(collection);
  },
  (app) => app.delete(app.findCollectionByNameOrId('used_tokens')),
);
