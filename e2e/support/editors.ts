import type { APIRequestContext } from '@playwright/test';
import { asOwner } from './asOwner';

const PEOPLE = '/api/collections/_superusers/records';

/** The password of every editor that a test creates. */
export const PASSWORD = 'only-for-this-test';

/** Creates an editor for one test. */
export function addEditor(request: APIRequestContext) {
  const email = `eva-${Date.now()}-${Math.random().toString(36).slice(2, 7)}@modrina.example`;
  return asOwner(request, 'POST', PEOPLE, { email, password: PASSWORD, passwordConfirm: PASSWORD });
}

/** Deletes an editor that a test created. */
export const removeEditor = (request: APIRequestContext, id: string) => asOwner(request, 'DELETE', `${PEOPLE}/${id}`);
