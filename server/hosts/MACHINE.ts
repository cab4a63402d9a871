/** Where things are on a machine that is set up as docs/operators.md says; all deployment files are made of it. */
export const MACHINE = {
  /** The project's files. */
  app: '/srv/site/app',
  /** DATA_DIR. */
  data: '/srv/site/data',
  /** The link to the release that visitors see. */
  current: '/srv/site/data/current',
  /** The link to the release that was made last. */
  newest: '/srv/site/data/newest',
  user: 'site',
  port: 8090,
  /** Set in the environment of PocketBase where nginx or Caddy stands before it. */
  proxyHeader: 'X-Real-IP',
} as const;
