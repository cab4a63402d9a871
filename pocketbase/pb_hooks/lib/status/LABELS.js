/** By which of its fields a record is called, the first that is filled. */
const LABELS = ['slug', 'key', 'title', 'name', 'label', 'kind', 'id'];

module.exports = { LABELS };
