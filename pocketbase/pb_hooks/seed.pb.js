// `pocketbase count-content`: how many records there are that visitors could read; 0 in a new database.
$app.rootCmd.addCommand(
  new Command({
    use: 'count-content',
    short: 'Counts the records of the site',
    silenceUsage: true,
    runE: () => {
      const { countContent } = require(`${__hooks}/lib/seedDatabase.js`);
      console.log(`content records: ${countContent($app)}`);
    },
  }),
);

// `pocketbase seed <folder> <images>`: writes the starting content into an empty database, all of it or nothing.
$app.rootCmd.addCommand(
  new Command({
    use: 'seed',
    short: 'Writes the starting content into an empty database',
    silenceUsage: true,
    runE: (_, args) => {
      const { seedDatabase } = require(`${__hooks}/lib/seedDatabase.js`);
      if (args.length !== 2) throw new Error('Usage: pocketbase seed <folder> <images>');
      console.log(`content records: ${seedDatabase($app, args[0], args[1])}`);
    },
  }),
);
