import { routerAdd } from '../register';
import { progressNow } from './progressNow';

// The page before the first release polls it: site/hooks.ts sends that page. Anybody may read it, so it has the share and the rest
// and nothing of the machine or of the content.
routerAdd(
  'GET',
  '/_site/progress',
  (e) => {
    e.response.header().set('X-Robots-Tag', 'noindex');
    return e.json(200, progressNow());
  },
  { unlogged: true },
);

routerAdd(
  'GET',
  '/_site/progress/follow.js',
  (e) => e.blob(200, 'text/javascript; charset=utf-8', $os.readFile(`${__hooks}/pages/progress/follow.js`)),
  { unlogged: true },
);
