import { fill } from '../../../../src/lib/text/fill';
import type { MailTrouble, StatusData, UnsentMail } from '../../../hooks/status/types';
import type { CallOptions } from '../call';
import { confirm } from '../dialogs';
import { button, byId, type Child, el, redraw, spokenText } from '../elements';
import { inWords } from '../sentences';
import { counted, texts } from '../texts';
import { timeTag } from '../times';

interface Surroundings {
  call: <T>(path: string, options?: CallOptions) => Promise<T>;
  /** Runs work, announces its result and shows the page's data again, or shows its error. */
  carryOut: (done: string, work: () => Promise<unknown>) => Promise<void>;
}

const words = texts.mailTrouble;

/**
 * The part "Mails are not sent": their number and the reason, and for owners the mails that were given up.
 * @returns show: shows it, or hides it where all mails are sent
 */
export function createMails({ call, carryOut }: Surroundings): {
  show: (data: Pick<StatusData, 'mail' | 'person'>) => void;
} {
  const again = () => void carryOut(words.asked, () => call('/_site/status/mails/again', { method: 'POST', body: {} }));

  async function remove({ id, to }: UnsentMail) {
    const { title, text, yes, done } = words.remove;
    if (!(await confirm({ title, text: fill(text, { to }), yes }))) return;
    await carryOut(done, () => call(`/api/collections/outbox/records/${id}`, { method: 'DELETE' }));
  }

  const describeMail = (mail: UnsentMail) =>
    el(
      'li',
      {},
      el(
        'div',
        {},
        el('p', { class: 'lead' }, mail.subject),
        el('p', { class: 'meta' }, mail.to, ', ', timeTag(mail.at), mail.error && `: ${reasonOf(mail.error)}`),
      ),
      button(
        { id: `remove-mail-${mail.id}`, class: 'quiet', onclick: () => void remove(mail) },
        words.remove.yes,
        spokenText(fill(words.removeOf, { to: mail.to, subject: mail.subject })),
      ),
    );

  const draw = ({ dead, late, hung, error, mails }: MailTrouble, role: StatusData['person']['role']): Child[] => [
    dead > 0 && el('p', { class: 'fault' }, counted(words, 'dead', dead)),
    late > 0 && el('p', { class: 'fault' }, counted(words, 'late', late)),
    hung > 0 && el('p', { class: 'fault' }, counted(words, 'hung', hung)),
    error !== '' && el('p', {}, fill(words.reason, { reason: reasonOf(error) })),
    el('p', {}, words[role]),
    mails.length > 0 && el('ul', { class: 'rows' }, ...mails.map(describeMail)),
    mails.length > 0 && el('p', {}, button({ id: 'mails-again', onclick: again }, words.again)),
  ];

  return {
    show: ({ mail, person: { role } }) => {
      byId('mail-part').hidden = mail === null;
      redraw(byId('mail'), { mail, role }, () => (mail ? draw(mail, role) : []));
    },
  };
}

/** The reply in the reader's language; words of programs are English. */
const reasonOf = (error: string) => inWords('mails', error) ?? error;
