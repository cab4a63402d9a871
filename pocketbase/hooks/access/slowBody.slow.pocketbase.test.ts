import { connect } from 'node:net';
import { startPocketBase } from '../../../server/testing/throwawayPocketBase';

test('a guest’s connection ends if the body of a form does not come', async () => {
  const server = await startPocketBase();
  const { hostname, port } = new URL(server.url);
  const began = Date.now();
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), hostname);
    const head = ['POST /_site/forms/contact HTTP/1.1', `Host: ${hostname}`, 'Content-Length: 1000'];
    socket.write(`${head.join('\r\n')}\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\nname=`);
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('close', () => resolve(text));
  });
  // PocketBase itself waits for five minutes.
  expect(Date.now() - began).toBeLessThan(120_000);
  expect(answer).not.toContain('HTTP/1.1 2');
  await server.stop();
}, 150_000);
