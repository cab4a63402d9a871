// The order in which the hooks are registered; handlers of one event run in this order.
import './headers/hooks';
import './access/hooks';
import './access/peopleHooks';
import './signIn/hooks';
import './links/hooks';
import './links/deleteHooks';
import './images/hooks';
import './content/hooks';
import './stale/hooks';
import './slugs/hooks';
import './drafts/hooks';
import './redirects/hooks';
import './required/hooks';
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
