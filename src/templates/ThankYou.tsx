import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type catalogue from '../../locales/en/thankYou.json';
import { Layout, type PageContext } from '../layout/Layout';
import { MessageBox } from '../layout/errors/MessageBox';
import { Seo } from '../layout/head/Seo';
import type { FormName } from '../lib/forms/formNames';
import { listPath } from '../lib/url/recordPath';
import { ButtonLink } from '../ui/Button';
import * as styles from './ThankYou.module.css';

type Data = Queries.ThankYouQuery;
/** `mail`: whether the server sends mails, so that one is on its way. */
type Context = PageContext & { form: FormName; mail: 'sent' | 'none' };

/** The message that the form itself shows after success. */
const SENT = {
  contact: 'success',
  general: 'success',
  voucher: 'applicationSuccess',
  application: 'applicationSuccess',
  referral: 'referralSuccess',
} as const satisfies Record<FormName, string>;

/** The next page: after an application, mostly for a workshop, the list of workshops. */
const onwardFrom = (form: FormName) =>
  form === 'application'
    ? ({ to: listPath.workshops, word: 'workshops' } as const)
    : ({ to: listPath.posts, word: 'blog' } as const);

/** The page after a form was submitted without scripts: a confirmation and the next steps. */
export default function ThankYouTemplate({ data, pageContext }: PageProps<Data, Context>) {
  const { t } = useTranslation('form');
  const { form, mail } = pageContext;
  const withoutMail = mail === 'none';
  const sent = form === 'referral' && withoutMail ? 'referralSuccessWithoutMail' : SENT[form];
  const words = wordsOf(data);
  const onward = onwardFrom(form);
  return (
    <Layout context={pageContext}>
      <MessageBox mark={<Mark form={form} />} title={words[form].title}>
        <p className={styles.sent}>{t(sent)}</p>
        <div>
          <h2 className={styles.next}>{words.next}</h2>
          <ul className={styles.steps}>
            {!withoutMail && <li>{words.mail}</li>}
            <li>{words[form].next}</li>
          </ul>
        </div>
        <div className={styles.ways}>
          <ButtonLink to={onward.to} colour="yellow">
            {words[onward.word]}
          </ButtonLink>
          <ButtonLink to="/" colour="quiet">
            {words.home}
          </ButtonLink>
        </div>
      </MessageBox>
    </Layout>
  );
}

/** A tick on the colour of the offer. */
function Mark({ form }: { form: FormName }) {
  return (
    <div className={`${styles.mark} ${styles[form]}`} aria-hidden="true">
      <svg className={styles.tick} viewBox="0 0 100 100">
        <path d="M12 54 40 80 88 22" fill="none" stroke="currentColor" strokeWidth="13" />
      </svg>
    </div>
  );
}

const wordsOf = ({ words }: Data) => JSON.parse(words?.data ?? '{}') as typeof catalogue;

export function Head({ data, pageContext }: HeadProps<Data, Context>) {
  return <Seo context={pageContext} site={data.site} title={wordsOf(data)[pageContext.form].title} noindex />;
}

export const query = graphql`
  query ThankYou($language: String!) {
    ...PageCommon
    words: locale(language: { eq: $language }, ns: { eq: "thankYou" }) {
      data
    }
  }
`;
