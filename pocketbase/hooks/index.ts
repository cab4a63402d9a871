// The order in which PocketBase gets the hooks; handlers of one event run in it.
import './headers/hooks';
import './access/hooks';
import './access/proxyHooks';
import './access/peopleHooks';
import './signIn/hooks';
import './signIn/superuserHooks';
import './links/hooks';
import './images/hooks';
import './content/hooks';
import './content/blankHooks';
import './slugs/hooks';
import './redirects/hooks';
import './bin/hooks';
import './revised/hooks';
import './publishing/hooks';
import './preview/hooks';
import './status/hooks';
import './bar/hooks';
import './forms/hooks';
import './mail/hooks';
import './deploy/hooks';
import './export/hooks';
import './errors/hooks';
import './seed/hooks';
import './site/hooks';

export { run } from './register';
