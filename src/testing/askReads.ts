import { writeFile } from 'node:fs/promises';
import type { BuildArgs } from 'gatsby';
import { onPostBuild as finish } from '../gatsby/onPostBuild';

type Ask = (query: string) => Promise<{ data?: unknown; errors?: unknown }>;
type Reels = { data: { reels: { nodes: { pbId: string }[] } } };

/** Replaces the site's own `onPostBuild`: calls it, then queries the reads as any template could. */
export async function onPostBuild(args: BuildArgs): Promise<void> {
  await finish?.(args, { plugins: [] }, () => {});
  const graphql = args.graphql as Ask;
  const { data } = (await graphql(`
    {
      reels: allReel(filter: { key: { eq: "how-we-work" }, locale: { eq: "en" } }) {
        nodes {
          pbId
        }
      }
    }
  `)) as Reels;
  const id = data.reels.nodes[0]?.pbId;
  const answer = await graphql(`
    {
      content: contentByKey(key: "booking", locale: "sl") {
        section
        title
        link
      }
      fallback: contentByKey(key: "voucher-link", section: "misc", locale: "sl") {
        link
      }
      noContent: contentByKey(key: "nothing", section: "misc", locale: "en") {
        title
      }
      menu: menuByKey(key: "menuWeb3", locale: "sl") {
        title
        links {
          label
          links {
            label
          }
        }
      }
      noMenu: menuByKey(key: "nothing", locale: "en") {
        title
      }
      reel: reelById(id: "${id}", locale: "sl") {
        key
        title
      }
      noReel: reelById(id: "nothing", locale: "en") {
        key
      }
      slides(reel: "${id}", page: 2, perPage: 3, locale: "en") {
        page
        perPage
        totalItems
        totalPages
        items {
          title
          reel {
            key
          }
        }
      }
      all: slides(locale: "sl") {
        page
        perPage
        totalItems
        totalPages
        items {
          locale
        }
      }
    }
  `);
  const wrong = await graphql('{ contentByKey(key: "booking", locale: "de") { title } }');
  await writeFile('reads.json', JSON.stringify({ answer, wrong }));
}
