import type { ThrowawayPocketBase } from '../../server/testing/throwawayPocketBase';
import { send as call } from './fillArticles';
import { makeSubmission } from './formsClients';

export interface Throughput {
  /** Submissions a second, by round. */
  form: number[];
  bare: number[];
}

const CONNECTIONS = 16;

/**
 * Submissions a second that save-form-message stores (row, two mails, all rules), compared with plain record creates on
 * the same server, in a collection with the same fields and without hooks. The rounds alternate, so that other load of
 * the machine affects both.
 */
export async function measureThroughput(
  server: ThrowawayPocketBase,
  rounds: number,
  posts: number,
): Promise<Throughput> {
  await call(server, 'PATCH', '/api/settings', { rateLimits: { enabled: false } });
  await call(server, 'POST', '/api/collections', {
    name: 'bare',
    type: 'base',
    createRule: '',
    fields: [
      ...['name', 'message', 'locale'].map((name) => ({ name, type: 'text', max: 5000 })),
      { name: 'email', type: 'email' },
      { name: 'data', type: 'json' },
    ],
  });
  let number = 0;
  const submissions = () =>
    Array.from({ length: posts }, () => {
      // Numbers of one form only, so that the bodies are alike.
      const { body } = makeSubmission((number += 5));
      return body;
    });
  const result: Throughput = { form: [], bare: [] };
  // The first round warms up both.
  for (let round = 0; round <= rounds; round++) {
    const form = await perSecond(`${server.url}/_site/save-form-message`, submissions());
    const bare = await perSecond(`${server.url}/api/collections/bare/records`, submissions());
    if (round === 0) continue;
    result.form.push(form);
    result.bare.push(bare);
  }
  return result;
}

async function perSecond(url: string, bodies: string[]): Promise<number> {
  const since = performance.now();
  let next = 0;
  const client = async () => {
    for (let body = bodies[next++]; body !== undefined; body = bodies[next++]) {
      const answer = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  return (bodies.length / (performance.now() - since)) * 1000;
}
