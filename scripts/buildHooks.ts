import { buildEditing } from '../server/pocketbase/buildEditing';
import { buildHooks } from '../server/pocketbase/buildHooks';
import { ROOT } from '../server/settings';

// `npm start` builds them itself; this command is for a machine that serves them without Node (deploy/serve.sh).
Promise.all([buildHooks(ROOT), buildEditing(ROOT)]).catch((error: Error & { detail?: string }) => {
  console.error([error.message, error.detail].filter(Boolean).join('\n'));
  process.exitCode = 1;
});
