import { Component, type ReactNode } from 'react';
import { scriptOf } from '../../lib/browser/scriptOf';

type Props = {
  /** Path of the page: a new path resets the error. */
  page?: string;
  /** Renders the replacement of a page that threw; `clear` renders the page again. */
  fallback: (clear: () => void) => ReactNode;
  onError: (error: unknown) => void;
  /**
   * Also handles errors of the application that were not caught: of a handler, of a promise. The browser logs those.
   */
  withUnhandled?: boolean;
  children: ReactNode;
};

type State = { failed: boolean; page: string | undefined };

/** Replaces a page that throws, instead of an empty window. A class, because React has no hook for it. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failed: false, page: this.props.page };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ page }: Props, state: State): State | null {
    return page === state.page ? null : { failed: false, page };
  }

  override componentDidMount() {
    if (!this.props.withUnhandled) return;
    window.addEventListener('error', this.onUncaught);
    window.addEventListener('unhandledrejection', this.onRejected);
  }

  override componentWillUnmount() {
    if (!this.props.withUnhandled) return;
    window.removeEventListener('error', this.onUncaught);
    window.removeEventListener('unhandledrejection', this.onRejected);
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  private readonly onUncaught = ({ error }: ErrorEvent) => this.failIfFatal(error);
  private readonly onRejected = ({ reason }: PromiseRejectionEvent) => this.failIfFatal(reason);

  private failIfFatal(error: unknown): void {
    if (isFatal(error, window.location.origin)) this.setState({ failed: true });
  }

  private readonly clear = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? this.props.fallback(this.clear) : this.props.children;
  }
}

/** Network failures, as browsers name them: the next attempt may succeed, and the page is intact. */
const PASSING = /^(Abort|Timeout|Network|ChunkLoad)Error$/;
const UNREACHED = /failed to fetch|load failed|networkerror|dynamically imported module|importing a module script/i;

/**
 * React's errors about a page that differs from its HTML (translated by the browser, for example): React has rendered
 * the page again.
 */
const RECOVERED = /React error #4(18|19|2[1-5])\b|hydrat|did not match/i;

/**
 * Whether an uncaught error is the application's own, so that the page may be broken. Not errors of other scripts
 * (tags, extensions), nor of the bootstrap script in /runtime/, without which a page works.
 * @param origin of the site, such as https://www.modrina.example
 */
export function isFatal(error: unknown, origin: string): boolean {
  const script = scriptOf(error);
  if (!script?.startsWith(`${origin}/`) || !/\.js(\?|$)/.test(script)) return false;
  if (script.startsWith(`${origin}/runtime/`)) return false;
  const { name, message } = error as Error;
  // Gatsby parses a slice's data without a look at the status, also those of a page that is only prefetched.
  if (name === 'SyntaxError' && message.includes('JSON')) return false;
  return !PASSING.test(name) && !RECOVERED.test(message) && !(name === 'TypeError' && UNREACHED.test(message));
}
