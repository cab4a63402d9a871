import { onBootstrap } from '../register';
// TRUSTED_PROXY: behind nginx or Caddy every visitor would have the proxy's address and share one quota. Without a proxy it must be
// empty: a visitor who may set the header has no quota at all. So each start sets it from the environment.
onBootstrap((e) => {
  e.next();
  const header = $os.getenv('TRUSTED_PROXY');
  if (header && !/^[A-Za-z][A-Za-z-]*$/.test(header)) {
    throw new Error(`TRUSTED_PROXY is "${header}". It must be the name of a header, such as X-Real-IP.`);
  }
  const settings = e.app.settings();
  const wanted = header ? [header] : [];
  if (JSON.stringify(settings.trustedProxy.headers) === JSON.stringify(wanted)) return;
  unmarshal({ trustedProxy: { headers: wanted, useLeftmostIP: false } }, settings);
  e.app.save(settings);
});
