import { addCommand, cronAdd, onRecordUpdate } from '../register';
import { moment } from '../lib/moment';
import { tellHosts } from './tellHosts';

// While BUILD_HOOK_URL is set: another host is told that it should build. Never in a request: one that hangs would hang it too.
cronAdd('deploy_hooks', '* * * * *', () => {
    tellHosts($app, { patience: 55_000 });
});

// Who sets a failed one to waiting means: try again from the start, now.
onRecordUpdate((e) => {
    if (e.record.getString('status') === 'waiting' && e.record.original().getString('status') !== 'waiting') {
    const fresh = { attempts: 0, next_try: moment(), lease: '', lease_until: '', last_error: '' };
    Object.entries(fresh).forEach(([name, value]) => e.record.set(name, value));
  }
  return e.next();
}, 'deploy_hooks');

// `pocketbase tell-hosts`: tells now what is due, and says how it went.
addCommand({
    use: 'tell-hosts',
    short: 'Tells the host of BUILD_HOOK_URL what is due',
    run: () => {
            const { delivered, failed } = tellHosts($app);
      const waiting = $app.countRecords('deploy_hooks', $dbx.hashExp({ status: 'waiting' }));
      console.log(`hooks: ${delivered} delivered, ${failed} failed, ${waiting} waiting`);
    },
  });
