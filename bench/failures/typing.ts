import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { KEY } from '../../pocketbase/pages/status/session';
import type { ThrowawayPocketBase } from '../../server/testing/throwawayPocketBase';
import { type KillableBrowser, startKillableBrowser } from '../lib/killableBrowser';
import { must, type Scenario, until } from './Scenario';

/** The most seconds of typing that a kill may cost. */
const LONGEST_LOSS = 2;
const POSTS = '/api/collections/posts/records';

/** The fields that are typed in, by turns: plain text and rich text. */
const FIELDS = [
  { column: 'summary', name: /^Summary.*English|^Summary$/ },
  { column: 'body', name: /^Text.*English|^Text$/ },
] as const;
type Field = (typeof FIELDS)[number];

type Victim = 'the browser' | 'PocketBase, then the browser' | 'PocketBase';
const VICTIMS: readonly Victim[] = ['the browser', 'PocketBase, then the browser', 'PocketBase'];

/** Words that were typed, each character with its time. */
interface Typed {
  text: string;
  at: number[];
}

/** Types numbered words at human speed until the signal. */
async function typeUntil(page: Page, signal: AbortSignal, typed: Typed): Promise<void> {
  for (let word = 1; !signal.aborted; word++)
    for (const character of `word${word} `) {
      if (signal.aborted) return;
      // A kill ends the call.
      await page.keyboard.type(character).catch(() => undefined);
      if (signal.aborted) return;
      typed.text += character;
      typed.at.push(performance.now());
      await sleep(40 + Math.random() * 120);
    }
}

/** Kills processes while somebody types on the editing page. */
class TypingRun {
  private browser: KillableBrowser | undefined;
  private post = '';

  constructor(
    private readonly site: ThrowawayPocketBase,
    private readonly profile: string,
  ) {}

  async begin(): Promise<void> {
    const answer = await fetch(`${this.site.url}${POSTS}?perPage=1`);
    const { items } = (await answer.json()) as { items: { id: string }[] };
    this.post = items[0]?.id ?? '';
  }

  /** One kill at a random moment. @returns the seconds of typing that it cost */
  async round(victim: Victim, field: Field): Promise<number> {
    const page = await this.open();
    const box = page.getByRole('textbox', { name: field.name }).first();
    await box.click();
    await page.keyboard.press('Control+a');
    const typed: Typed = { text: '', at: [] };
    const stop = new AbortController();
    const typing = typeUntil(page, stop.signal, typed);
    await sleep(500 + Math.random() * 6000);
    if (victim !== 'the browser') await this.site.kill();
    if (victim === 'PocketBase, then the browser') await sleep(Math.random() * 6000);
    const killedAt = performance.now();
    if (victim === 'PocketBase') await sleep(Math.random() * 2000);
    stop.abort();
    if (victim !== 'PocketBase') await this.end();
    await typing;
    if (victim !== 'the browser') await this.site.restart();
    const kept = await this.keptOf(typed, field);
    const lostSince = typed.at[kept];
    return lostSince === undefined ? 0 : Math.max(0, killedAt - lostSince) / 1000;
  }

  /** Counts the typed characters that reach the server. */
  private async keptOf(typed: Typed, { column }: Field): Promise<number> {
    const page = await this.open();
    await until(
      'everything is saved',
      () =>
        page
          .locator('[data-kind=saved]')
          .first()
          .isVisible()
          .catch(() => false),
      60,
    );
    const answer = await fetch(`${this.site.url}${POSTS}/${this.post}`, {
      headers: { Authorization: this.site.token, 'X-Prepared': '1' },
    });
    const values = (await answer.json()) as Record<string, string>;
    const kept = (values[column] ?? '').replace(/<[^>]*>/g, '').trimEnd();
    // The last character may have arrived without that its call was answered.
    const end = [...typed.text].findIndex((character, at) => kept[at] !== character);
    return end < 0 || !typed.text.slice(end).trim() ? typed.text.length : end;
  }

  private async open(): Promise<Page> {
    if (!this.browser) {
      this.browser = await startKillableBrowser(this.profile);
      const session = JSON.stringify({ token: this.site.token, record: { email: this.site.email, role: 'owner' } });
      // The profile's own copy of the session may be lost with the browser, and is no words of anybody's.
      await this.browser.page.addInitScript(`localStorage.setItem('${KEY}', ${JSON.stringify(session)})`);
      await this.browser.page.goto(`${this.site.url}/_site/edit/posts/${this.post}`);
    }
    const { page } = this.browser;
    await page.getByRole('textbox', { name: FIELDS[0].name }).first().waitFor();
    return page;
  }

  async end(): Promise<void> {
    await this.browser?.kill();
    this.browser = undefined;
  }
}

/** Kills while an editor types. @param kills how many, of the browser and of PocketBase by turns */
export function typingScenarios(kills: number): Scenario<ThrowawayPocketBase>[] {
  return [
    {
      row: '–',
      name: 'browser or PocketBase killed while an editor types',
      run: async (site) => {
        const profile = await mkdtemp(path.join(tmpdir(), 'modrina-browser-'));
        const run = new TypingRun(site, profile);
        const lost = new Map<Victim, number[]>(VICTIMS.map((victim) => [victim, []]));
        try {
          await run.begin();
          for (let count = 0; count < kills; count++) {
            const victim = VICTIMS[count % VICTIMS.length] ?? 'the browser';
            const field = FIELDS[Math.floor(count / VICTIMS.length) % FIELDS.length] ?? FIELDS[0];
            const seconds = await run.round(victim, field);
            console.log(`  ${victim}, ${field.column}: ${seconds.toFixed(3)} s lost`);
            lost.get(victim)?.push(seconds);
          }
        } finally {
          await run.end();
          await rm(profile, { recursive: true, force: true });
        }
        const all = [...lost.values()].flat();
        const most = Math.max(...all);
        must(most <= LONGEST_LOSS, `${most.toFixed(3)} s of typing lost`);
        const by = [...lost].map(
          ([victim, each]) => `${victim} (${each.length}): ${Math.max(0, ...each).toFixed(3)} s`,
        );
        return `${all.length} kills, at most lost: ${by.join(', ')}`;
      },
    },
  ];
}
