import { actions, emitter, store } from './gatsbyInternals';

type Page = ReturnType<typeof store.getState>['pages'] extends Map<string, infer P> ? P : never;
type Creation = { payload: Page; plugin: { name: string } };

/** `/404/` stands at `/404.html` as well, where static hosts look for it; Gatsby has the same for 500. */
const STATUS = /^\/(404|500)\/$/;

/**
 * Gatsby makes the second address of a status page when the page is new or other than before. Made again as it was, it has
 * no second address, and Gatsby removes that one as a page that nothing asks for. So it is asked for here.
 * @param makePages creates all pages
 */
export async function keepStatusPages<T>(makePages: () => Promise<T>): Promise<T> {
  const onPage = ({ payload, plugin, ...options }: Creation) => {
    const status = STATUS.exec(payload.path)?.[1];
    if (status === undefined) return;
    const { component, context, slices } = payload;
    const page = { component, context, slices, status, path: `/${status}.html` };
    store.dispatch(actions.createPage(page, plugin, options));
  };
  emitter.on('CREATE_PAGE', onPage);
  try {
    return await makePages();
  } finally {
    emitter.off('CREATE_PAGE', onPage);
  }
}
