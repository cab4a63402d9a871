const DEFAULT_SENDER = 'support@example.com';

/**
 * Brings PocketBase's mail settings to what the environment says, each time anew: where SMTP_HOST is missing nothing is
 * sent, and no password stays behind.
 * @param env reads a variable, '' where there is none
 */
export function keepMailSettings(app: core.App, env: (name: string) => string) {
  const settings = app.settings();
  const host = env('SMTP_HOST');
  unmarshal(
    {
      meta: {
        appURL: env('SITE_URL') || settings.meta.appURL,
        senderAddress: env('MAIL_FROM') || DEFAULT_SENDER,
        senderName: env('MAIL_FROM_NAME') || settings.meta.appName,
      },
      smtp: {
        enabled: host !== '',
        host,
        port: Number(env('SMTP_PORT')) || 587,
        username: env('SMTP_USERNAME'),
        password: env('SMTP_PASSWORD'),
        tls: env('SMTP_TLS') === '1',
      },
    },
    settings,
  );
  app.save(settings);
}
