import { type APIRequestContext, expect, test as base } from '@playwright/test';

/** The URLs of the stage `twoOrigins`: the site, PocketBase, and the operator of both machines. */
export interface TwoOrigins {
  site: string;
  cms: string;
  operator: string;
}

/** A notification of the build hook, as the static host received it. */
export interface Notified {
  signature: string;
  body: string;
}

/** Signs the notifications. */
export const HOOK_SECRET = 'only-these-two-machines';

export const { site, cms, operator } = JSON.parse(process.env.E2E_TWO_ORIGINS ?? '{}') as TwoOrigins;

/** A page of somebody else, which Chromium finds on this machine. */
export const FOREIGN = operator?.replace('127.0.0.1', 'foreign.localhost');

/** Asks the operator to stop or start PocketBase, or to build and deploy the site. */
export async function ask(work: 'up' | 'down' | 'deploy'): Promise<void> {
  const answer = await fetch(`${operator}/${work}`, { method: 'POST' });
  expect([answer.status, await answer.text()]).toEqual([200, '']);
}

/** The notifications of the build hook so far. */
export const notified = async (): Promise<Notified[]> => (await (await fetch(`${operator}/hook`)).json()) as Notified[];

/** A test with a client of PocketBase's own origin. */
export const test = base.extend<{ atCms: APIRequestContext }>({
  atCms: async ({ playwright }, provide) => {
    const context = await playwright.request.newContext({ baseURL: cms });
    await provide(context);
    await context.dispose();
  },
});
