import { isDeepStrictEqual } from 'node:util';
import { emitter, store } from './gatsbyInternals';

type Redirect = ReturnType<typeof store.getState>['redirects'][number];

/** Those that are a part of Gatsby's scripts: webpack puts them in. */
const inBrowser = (redirects: readonly Redirect[]): Redirect[] =>
  redirects.filter(({ redirectInBrowser }) => redirectInBrowser);

/**
 * Gatsby only ever adds to its list of redirects: a process that makes pages a second time would keep what an editor has
 * deleted. So those that the pages ask for now take the place of the list.
 * @param makePages asks for redirects while it runs
 * @returns whether scripts would have to be bundled anew
 */
export async function keepRedirects(makePages: () => Promise<unknown>): Promise<boolean> {
  const asked: Redirect[] = [];
  const onRedirect = ({ payload }: { payload: Redirect }) => {
    if (!asked.some((other) => isDeepStrictEqual(other, payload))) asked.push(payload);
  };
  emitter.on('CREATE_REDIRECT', onRedirect);
  try {
    await makePages();
  } finally {
    emitter.off('CREATE_REDIRECT', onRedirect);
  }
  const { redirects } = store.getState();
  const bundled = inBrowser(redirects);
  redirects.splice(0, redirects.length, ...asked);
  return !isDeepStrictEqual(bundled, inBrowser(asked));
}
