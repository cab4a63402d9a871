import { addCommand, cronAdd, onRecordUpdate } from '../register';
import { moment } from '../lib/moment';
import { tellHosts } from './tellHosts';

// While BUILD_HOOK_URL is set: notifies another host to build. Never within a request: a host that hangs would block it.
cronAdd('deploy_hooks', '* * * * *', () => {
  tellHosts($app, { patience: 55_000 });
});

// An editor who sets a failed notification to waiting restarts it at once.
onRecordUpdate((e) => {
  if (e.record.getString('status') === 'waiting' && e.record.original().getString('status') !== 'waiting') {
    const fresh = { attempts: 0, next_try: moment(), lease: '', lease_until: '', last_error: '' };
    Object.entries(fresh).forEach(([name, value]) => e.record.set(name, value));
  }
  return e.next();
}, 'deploy_hooks');

// `pocketbase tell-hosts`: sends due notifications now and reports the result.
addCommand({
  use: 'tell-hosts',
  short: 'Tells the host of BUILD_HOOK_URL what is due',
  run: () => {
    const { delivered, failed } = tellHosts($app);
    const waiting = $app.countRecords('deploy_hooks', $dbx.hashExp({ status: 'waiting' }));
    console.log(`hooks: ${delivered} delivered, ${failed} failed, ${waiting} waiting`);
  },
});
