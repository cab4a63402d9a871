/** An event as Tag Manager processes it: with the consent state and the values of the layer at that moment. */
export type Processed = {
  readonly event: string;
  readonly consent: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, unknown>>;
};

const isCommand = (entry: unknown): entry is ArrayLike<unknown> =>
  Object.prototype.toString.call(entry) === '[object Arguments]';

/**
 * A stand-in for Tag Manager, which processes the layer as Google documents it: what is there in order, then each push
 * at once. An `arguments` object of `gtag` is a command, an array of the same values is none; an object's values stay in the
 * model until they are overwritten; an object with `event` can trigger tags.
 * @see https://developers.google.com/tag-platform/tag-manager/datalayer
 * @see https://developers.google.com/tag-platform/security/guides/consent
 */
export class TagManager {
  readonly events: Processed[] = [];
  private readonly consent: Record<string, string> = {};
  private readonly values: Record<string, unknown> = {};

  constructor(layer: unknown[]) {
    for (const entry of layer) this.process(entry);
    const push = layer.push.bind(layer);
    layer.push = (...entries) => {
      const length = push(...entries);
      for (const entry of entries) this.process(entry);
      return length;
    };
  }

  /** Names of the events at which a tag that needs `analytics_storage` fires. */
  get counted(): string[] {
    return this.events.filter(({ consent }) => consent.analytics_storage === 'granted').map(({ event }) => event);
  }

  private process(entry: unknown): void {
    if (isCommand(entry)) {
      const [command, action, state] = Array.from(entry);
      if (command === 'consent' && (action === 'default' || action === 'update')) Object.assign(this.consent, state);
      return;
    }
    // Google's helper ignores arrays that are no calls of a method of the model.
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return;
    Object.assign(this.values, entry);
    const { event } = entry as { event?: unknown };
    if (typeof event !== 'string') return;
    this.events.push({ event, consent: { ...this.consent }, values: { ...this.values } });
  }
}
