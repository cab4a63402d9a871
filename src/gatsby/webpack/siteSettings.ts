import { version } from '../../../package.json';
import { type Env, parseEnv } from '../../lib/env';
import type { ApplicationFiles, ConsentSettings, SiteSettings } from '../../lib/SiteSettings';

/** The services that need consent; undefined without Tag Manager and assistant. */
function consentOf({ tagManager, assistantWidgetUrl: widget }: Env): ConsentSettings | undefined {
  return tagManager || widget ? { tagManager: tagManager !== null, widget } : undefined;
}

/** The settings that every page holds for the small layer of scripts. */
export function siteSettings(application: ApplicationFiles, env: Env = parseEnv(process.env)): SiteSettings {
  const consent = consentOf(env);
  return {
    version,
    siteUrl: env.siteUrl,
    application,
    dataLayer: env.tagManager?.dataLayerName ?? 'dataLayer',
    ...(consent && { consent }),
    ...(env.errorReport && { errorReport: true }),
  };
}
