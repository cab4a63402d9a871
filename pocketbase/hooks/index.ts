// The order in which the hooks are registered; handlers of one event run in this order.
import './headers/hooks';
import './messages/hooks';
import './access/hooks';
import './access/peopleHooks';
import './signIn/hooks';
import './links/hooks';
import './images/hooks';
import './content/hooks';
import './stale/hooks';
import './slugs/hooks';
import './drafts/hooks';
import './redirects/hooks';
import './required/hooks';
import './bin/hooks';
import './revised/hooks';
import './queue/hooks';
import './publishing/hooks';
import './versions/hooks';
import './setAside/hooks';
import './prepared/hooks';
import './preview/hooks';
import './progress/hooks';
import './status/hooks';
import './bar/hooks';
import './editing/hooks';
import './forms/hooks';
import './mail/hooks';
import './deploy/hooks';
import './export/hooks';
import './backup/hooks';
import './errors/hooks';
import './seed/hooks';
import './site/hooks';

import { registerEvents } from './register';

registerEvents();

export { run } from './register';
