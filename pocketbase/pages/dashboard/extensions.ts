import { attempt } from './attempt';
import { type CollectionsApp, nameCollections, type Watch } from './collections/nameCollections';
import { type AskToDelete, confirmDelete } from './confirmDelete';
import { el } from './el';
import { type Ask, keepBoth, type Send } from './keepBoth';
import { PREPARED } from '../../hooks/lib/recordUrl';
import { addPreparing, type PrepareApp } from './prepare/prepareForm';
import { prepareSaves } from './prepare/prepareSaves';
import { extendRichText, type RichTextApp } from './richText/richText';
import { dialogButtons, showDialog } from './showDialog';
import { texts } from './texts';
import { addVersionsLink } from './versionsLink';

/** Shows the links that a delete would leave dead, each with a link to its record, and asks whether to delete all the same. */
const askToDelete: AskToDelete = async (message, links) => {
  const items = links.map(({ title, path, url }) =>
    el('li', {}, el('a', { href: url, target: '_blank', textContent: path ? `${title} (${path})` : title })),
  );
  const content = [
    el('h2', { textContent: texts.deleteLinked.title }),
    el('p', { textContent: message }),
    el('ul', {}, ...items),
    dialogButtons(texts.deleteLinked.go, texts.deleteLinked.stop),
  ];
  return (await showDialog(content, 'min(36rem, 94vw)')).returnValue === 'yes';
};

/** A value as a person reads it: rich text without its tags. */
function readable(value: unknown): string {
  const parts = [value].flat().map((part) => (part instanceof File ? part.name : part));
  const text = parts.map((part) => (part instanceof Object ? JSON.stringify(part) : String(part ?? ''))).join(', ');
  return new DOMParser().parseFromString(text, 'text/html').body.textContent ?? '';
}

/** Shows both values of each field that two editors changed, and returns the chosen ones. The form's own are preselected. */
const askWhichToKeep: Ask = async (savedBy, conflicts, form, theirs) => {
  const choice = (field: string, side: 'mine' | 'theirs', value: unknown) => {
    const input = el('input', { type: 'radio', name: `keep-${field}`, value: side, checked: side === 'mine' });
    input.style.cssText = 'flex: none; width: auto; margin: 0.2rem 0 0';
    const words = el('span', {}, el('strong', { textContent: `${texts.keepBoth[side]}: ` }), readable(value) || '–');
    words.style.cssText = 'max-height: 10rem; overflow: auto; white-space: pre-wrap';
    const label = el('label', {}, input, words);
    label.style.cssText = 'display: flex; gap: 0.6rem; padding: 0.3rem 0';
    return label;
  };
  const sides = conflicts.map((field) => {
    const set = el(
      'fieldset',
      {},
      el('legend', { textContent: field }),
      choice(field, 'mine', form[field]),
      choice(field, 'theirs', theirs[field]),
    );
    set.style.cssText = 'margin: 0.8rem 0; padding: 0.6rem 1rem; border: 1px solid #8a8f9c; border-radius: 0.5rem';
    return set;
  });
  const content = [
    el('h2', { textContent: texts.keepBoth.title }),
    el('p', { textContent: `${texts.keepBoth.intro} ${savedBy}` }),
    ...sides,
    dialogButtons(texts.keepBoth.go, texts.keepBoth.stop),
  ];
  const { form: answered, returnValue } = await showDialog(content, 'min(44rem, 94vw)');
  const kept = new FormData(answered);
  const chosen = conflicts.map((field) => [
    field,
    kept.get(`keep-${field}`) === 'theirs' ? theirs[field] : form[field],
  ]);
  return returnValue === 'yes' ? Object.fromEntries(chosen) : null;
};

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
