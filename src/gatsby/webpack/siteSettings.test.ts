import { parseEnv } from '../../lib/env';
import { siteSettings } from './siteSettings';

const application = { hash: 'h', scripts: [], chunks: {}, slices: {}, queries: [] };
const of = (env: Record<string, string>) => siteSettings(application, parseEnv(env));

it('asks nothing and reports nothing by default', () => {
  expect(of({})).toMatchObject({ application, dataLayer: 'dataLayer' });
  expect(of({})).not.toHaveProperty('consent');
  expect(of({})).not.toHaveProperty('errorReport');
});

it('says what there is to consent to', () => {
  const widget = 'https://chat.example/widget.js';
  expect(of({ GTM_ID: 'GTM-1', GTM_DATA_LAYER: 'events' })).toMatchObject({
    dataLayer: 'events',
    consent: { tagManager: true, widget: null },
  });
  expect(of({ ASSISTANT_WIDGET_URL: widget }).consent).toEqual({ tagManager: false, widget });
  expect(of({ ERROR_REPORT: '1' }).errorReport).toBe(true);
});
