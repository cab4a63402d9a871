import { addCommand } from '../register';
import { countContent, seedDatabase } from './seedDatabase';

// `pocketbase count-content`: the number of records of content; 0 in a new database.
addCommand({
  use: 'count-content',
  short: 'Counts the records of the site',
  run: () => {
    console.log(`content records: ${countContent($app)}`);
  },
});

// `pocketbase seed <folder> <images>`: writes the starting content into an empty database, all of it or nothing.
addCommand({
  use: 'seed',
  short: 'Writes the starting content into an empty database',
  run: (args) => {
    const [folder, images] = args;
    if (!folder || !images) throw new Error('Usage: pocketbase seed <folder> <images>');
    console.log(`content records: ${seedDatabase($app, folder, images)}`);
  },
});
