import { addCommand } from '../register';
import { managePeople } from './managePeople';

// `pocketbase people list|add|password|role|remove|second-factor`: who signs in to the dashboard; `npm run editor` calls it. The password
// comes from PEOPLE_PASSWORD (an argument would be readable in `ps`).
addCommand({
  use: 'people',
  short: 'Lists, adds, changes and removes those who sign in to the dashboard',
  run: (args) => {
    managePeople($app, args, $os.getenv('PEOPLE_PASSWORD')).forEach((line) => console.log(`people: ${line}`));
  },
});
