import { askToDelete, askWhichToKeep } from './questions';
import { attempt } from './attempt';
import { type CollectionsApp, nameCollections, type Watch } from './collections/nameCollections';
import { confirmDelete } from './confirmDelete';
import { el } from './el';
import { keepBoth, type Send } from './keepBoth';
import { PREPARED } from '../../hooks/lib/recordUrl';
import { addPreparing, type PrepareApp } from './prepare/prepareForm';
import { prepareSaves } from './prepare/prepareSaves';
import { extendRichText, type RichTextApp } from './richText/richText';
import { dialogButtons, showDialog } from './showDialog';
import { texts } from './texts';
import { addVersionsLink } from './versionsLink';

/** The globals of PocketBase 0.40's dashboard that this file uses. */
interface Dashboard {
  app: {
    store: { headerLinks: { href: string }[]; superuser?: { id: string; email: string; role: string } };
    pb: { beforeSend: (url: string, options: SendOptions) => unknown; send: Send; lang: string };
  } & RichTextApp &
    CollectionsApp &
    PrepareApp;
  watch: Watch;
}

type SendOptions = { method?: string; body?: { password?: string; email?: string; oldPassword?: string } };

// Runs in the dashboard before it renders: `app` is PocketBase's own, `watch` its library's.
const { app, watch } = window as unknown as Dashboard;

// PocketBase's client claims en-US in every request; hooks answer in the browser's language.
app.pb.lang = navigator.languages.join(',');

/** Pages that an editor may not open (pocketbase/hooks/access/ROUTES.ts). */
const FOR_OWNERS = ['#/logs', '#/settings'];
const PUBLISHING = { href: '/_site/status', icon: 'ri-global-line', label: texts.publishing };
const links = app.store.headerLinks;

watch(
  () => app.store.superuser?.role,
  (role) => {
    const offered = links.filter(({ href }) => role === 'owner' || !FOR_OWNERS.includes(href));
    app.store.headerLinks = [...offered, PUBLISHING];
  },
);

// The server requires the old password for a change of one's own password or e-mail (pocketbase/hooks/signIn/askOldPassword.ts).
// PocketBase's form has no field for it, so a dialog requests it before the form is sent.
const beforeSend = app.pb.beforeSend;

app.pb.beforeSend = async (url, options) => {
  if (changesAccess(url, options)) options.body = { ...options.body, oldPassword: await askOldPassword() };
  return beforeSend(url, options);
};

// Two editors at one record: the server refuses the later save (pocketbase/hooks/stale/hooks.ts), and it is merged here. A delete
// that would leave dead links is refused too (pocketbase/hooks/links/hooks.ts) until the editor has seen them.
// The outermost wrapper: a save that is merged and sent again is prepared in the same set.
const shown = new Set(new URLSearchParams(location.search).getAll(PREPARED));
const preparing = prepareSaves(confirmDelete(keepBoth(app.pb.send.bind(app.pb), askWhichToKeep), askToDelete), shown);
app.pb.send = preparing.send;

attempt('rich text', () => extendRichText(app));
attempt('collections', () => nameCollections(app, watch));
attempt('versions', () => addVersionsLink(app));
attempt('prepared changes', () => addPreparing(app, preparing, shown));

/** Whether a request changes the password or e-mail of the signed-in account. */
function changesAccess(url: string, { method, body }: SendOptions) {
  const person = app.store.superuser;
  const isOwn = method === 'PATCH' && new URL(url, location.href).pathname.endsWith(`/records/${person?.id}`);
  return isOwn && Boolean(body?.password || (body?.email !== undefined && body.email !== person?.email));
}

/** Requests the old password. @throws Error, which the form shows, if the dialog is closed without one */
async function askOldPassword() {
  const { label, go, stop, stopped } = texts.oldPassword;
  const input = el('input', { type: 'password', id: 'old-password', autocomplete: 'current-password', required: true });
  const field = el('div', { className: 'field' }, el('label', { htmlFor: input.id, textContent: label }), input);
  const { returnValue } = await showDialog([field, dialogButtons(go, stop)], '24rem');
  if (returnValue !== 'yes') throw new Error(stopped);
  return input.value;
}
