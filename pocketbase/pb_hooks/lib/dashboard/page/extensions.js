// Runs in the dashboard before it shows anything: `app` is PocketBase's own, `watch` its library's.
const { app, watch } = window;

/** What an editor would be refused (lib/roles/ROUTES.js) is not offered. */
const FOR_OWNERS = ['#/logs', '#/settings'];
const PUBLISHING = { href: '/_site/status', icon: 'ri-global-line', label: 'Publishing' };
const links = app.store.headerLinks;

watch(
  () => app.store.superuser?.role,
  (role) => {
    const offered = links.filter(({ href }) => role === 'owner' || !FOR_OWNERS.includes(href));
    app.store.headerLinks = [...offered, PUBLISHING];
  },
);

// The server asks for the old password when people change their own password or e-mail (lib/signIn/askOldPassword.js).
// PocketBase's form has no field for it, so a dialog asks before the form is sent.
const TEXTS = {
  en: { label: 'Your old password', go: 'Continue', stop: 'Cancel', stopped: 'Nothing was changed.' },
  sl: { label: 'Vaše staro geslo', go: 'Nadaljuj', stop: 'Prekliči', stopped: 'Nič ni bilo spremenjeno.' },
};
const texts = TEXTS[navigator.language.slice(0, 2)] ?? TEXTS.en;
const beforeSend = app.pb.beforeSend;

app.pb.beforeSend = async (url, options) => {
  if (changesAccess(url, options)) options.body = { ...options.body, oldPassword: await askOldPassword() };
  return beforeSend(url, options);
};

/** Whether a request sets another password or e-mail of who is signed in. */
function changesAccess(url, { method, body }) {
  const person = app.store.superuser;
  const isOwn = method === 'PATCH' && new URL(url, location.href).pathname.endsWith(`/records/${person?.id}`);
  return isOwn && Boolean(body?.password || (body?.email !== undefined && body.email !== person.email));
}

/** The old password as somebody types it; an error, which the form shows, where the dialog is closed without one. */
function askOldPassword() {
  const dialog = document.createElement('dialog');
  const form = document.createElement('form');
  const field = document.createElement('input');
  const label = document.createElement('label');
  Object.assign(form, { method: 'dialog', className: 'grid' });
  Object.assign(field, { type: 'password', id: 'old-password', autocomplete: 'current-password', required: true });
  Object.assign(label, { htmlFor: field.id, textContent: texts.label });
  const stop = Object.assign(button(texts.stop, ''), { formNoValidate: true });
  form.append(label, field, button(texts.go, 'yes'), stop);
  dialog.append(form);
  document.body.append(dialog);
  dialog.showModal();
  field.focus();
  return new Promise((resolve, reject) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      if (dialog.returnValue === 'yes') resolve(field.value);
      else reject(new Error(texts.stopped));
    });
  });
}

function button(text, value) {
  return Object.assign(document.createElement('button'), { textContent: text, value, className: 'btn' });
}
