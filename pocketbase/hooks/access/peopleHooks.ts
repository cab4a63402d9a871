import { addCommand } from '../register';
import { managePeople } from './managePeople';

// `pocketbase people list|add|password|role|remove|second-factor`: the accounts of the dashboard; `npm run editor` calls it. The
// password comes from PEOPLE_PASSWORD, because `ps` shows arguments.
addCommand({
  use: 'people',
  short: 'Lists, adds, changes and removes those who sign in to the dashboard',
  run: (args) => {
    managePeople($app, args, $os.getenv('PEOPLE_PASSWORD')).forEach((line) => console.log(`people: ${line}`));
  },
});
