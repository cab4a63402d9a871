import * as styles from './Facts.module.css';

type Fact = {
  name: string;
  value: string | null | undefined;
  /** The value's language where it is not the page's. */
  lang?: string | undefined;
  /** The name's language where it is not the page's. */
  nameLang?: string | undefined;
};

/** Names and values beside each other; a fact without a value is left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ({ name, value, lang, nameLang }) =>
          value && (
            <div key={name} className={styles.fact}>
              <dt lang={nameLang}>{name}</dt>
              <dd lang={lang}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
