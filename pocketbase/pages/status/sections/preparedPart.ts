import { fieldLabel } from '../../../../editing/page/record/fieldLabel';
import { fill } from '../../../../src/lib/text/fill';
import type { PreparedChange, PreparedSet } from '../../../hooks/prepared/types';
import { texts as catalogue } from '../../dashboard/prepare/texts';
import { describeLink, type PreviewLinks } from '../drafts';
import { button, type Child, el, spokenText } from '../elements';
import { timeTag } from '../times';
import { recordLink } from '../words';
import { recordName } from '../texts';
import { texts as names } from '../versions/texts';

const texts = catalogue.page;

/** The buttons' actions. */
interface SetActions {
  publish: (set: PreparedSet) => void;
  discard: (set: PreparedSet) => void;
  /** @param at a time as `datetime-local` has it, or '' to end the plan */
  plan: (set: PreparedSet, at: string) => void;
  remove: (set: PreparedSet, change: PreparedChange) => void;
}

/** The sets of prepared changes. @param previewTrouble why there are no previews, or '' */
export function preparedPart(
  sets: readonly PreparedSet[],
  actions: SetActions,
  links: PreviewLinks,
  previewTrouble: string,
): Child[] {
  if (sets.length === 0) return [el('p', {}, texts.none)];
  return [
    el('p', { class: 'note' }, texts.note),
    ...sets.map((set) =>
      el(
        'div',
        { class: 'card set', id: `set-${set.id}` },
        el('h3', {}, set.title),
        el('p', { class: 'note' }, fill(texts.begun, { by: set.by }), ', ', timeTag(set.created)),
        set.error !== '' && el('p', { class: 'fault' }, fill(texts.refused, { why: set.error })),
        set.changes.length === 0
          ? el('p', {}, texts.empty)
          : el('ul', { class: 'rows' }, ...set.changes.map((change) => describeChange(set, change, actions))),
        ...plan(set, actions),
        el('p', { class: 'buttons' }, ...buttons(set, actions, links, previewTrouble)),
        ...set.links.map((link) => describeLink(link, links.made()[link.id], set.title, links)),
      ),
    ),
  ];
}

function describeChange(set: PreparedSet, change: PreparedChange, { remove }: SetActions) {
  const { collection, id, kind, within, changed, fits } = change;
  const name = recordName(change);
  const text = fill(texts.kinds[kind], { fields: changed.map((name) => fieldLabel(collection, name)).join(', ') });
  return el(
    'li',
    {},
    el(
      'p',
      {},
      kind === 'deleted' ? name : el('a', { href: recordLink(collection, id) }, name),
      within && ` ${fill(names.within, { label: within })}`,
      `, ${text}`,
      !fits && el('span', { class: 'fault' }, ` ${texts.misfit}`),
    ),
    button(
      { class: 'quiet', id: `take-out-${change.change}`, onclick: () => remove(set, change) },
      texts.remove,
      spokenText(`: ${name}`),
    ),
  );
}

const of = ({ title }: PreparedSet) => spokenText(`: ${title}`);

function plan(set: PreparedSet, actions: SetActions): Child[] {
  const id = `plan-${set.id}`;
  if (set.publish_at !== '') {
    const [before = '', after = ''] = texts.planned.split('{{when}}');
    const end = { class: 'quiet', id: `end-${id}`, onclick: () => actions.plan(set, '') };
    return [
      el('p', {}, before, timeTag(set.publish_at), after),
      el('p', { class: 'buttons' }, button(end, texts.endPlan, of(set))),
    ];
  }
  if (set.changes.length === 0) return [];
  const input = el('input', { id, type: 'datetime-local', required: true }) as HTMLInputElement;
  const submit = (event: Event) => {
    event.preventDefault();
    actions.plan(set, input.value);
  };
  return [
    el(
      'form',
      { class: 'plan', onsubmit: submit },
      el('label', { for: id }, texts.plan, of(set)),
      input,
      el('button', { class: 'quiet', type: 'submit', id: `moment-${id}` }, texts.setPlan, of(set)),
    ),
  ];
}

function buttons(set: PreparedSet, actions: SetActions, links: PreviewLinks, previewTrouble: string): Child[] {
  const shown = set.changes.find(({ page }) => page);
  const preview = () => shown?.page && void links.make({ ...shown.page, label: shown.label });
  return [
    set.changes.length > 0 &&
      button({ id: `publish-${set.id}`, onclick: () => actions.publish(set) }, texts.publish, of(set)),
    shown &&
      previewTrouble === '' &&
      button({ class: 'quiet', id: `preview-${set.id}`, onclick: preview }, texts.preview, of(set)),
    button({ class: 'quiet', id: `discard-${set.id}`, onclick: () => actions.discard(set) }, texts.discard, of(set)),
  ];
}
