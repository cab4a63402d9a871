import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** From the envelope: where it really goes. */
  to: string[];
  parsed: Email;
  /** As it came over the wire. */
  raw: string;
}

export interface MailSink {
  port: number;
  /** The accepted mails, in order. */
  mails: ReceivedMail[];
  /** Set to refuse each recipient, or `only` one, with this reply. */
  refusal?: { code: number; text: string; only?: string };
  /** Set to be asked before a mail is accepted. */
  beforeAccepting?: (mail: ReceivedMail) => Promise<void>;
  stop(): Promise<void>;
}

/** A real mail server on the loopback address that keeps what it gets, for tests. */
export async function startMailSink(port = 0): Promise<MailSink> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      const { refusal } = sink;
      const isRefused = refusal && (refusal.only ?? address) === address;
      done(isRefused ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : undefined);
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        void receive(to, Buffer.concat(chunks)).then(() => done(), done);
      });
    },
  });
  // A sender that was killed breaks its connection off; that is what some tests are about.
  server.on('error', () => undefined);

  const receive = async (to: string[], raw: Buffer) => {
    const mail = { to, raw: raw.toString(), parsed: await PostalMime.parse(raw) };
    await sink.beforeAccepting?.(mail);
    sink.mails.push(mail);
  };
  const listener = server.listen(port, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  const sink: MailSink = {
    port: (listener.address() as AddressInfo).port,
    mails: [],
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
  return sink;
}
