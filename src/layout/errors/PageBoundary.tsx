import { Component, type ReactNode } from 'react';
import { isFatal } from '../../lib/browser/isFatal';

type Props = {
  /** Address of the page: the next one begins without this one's error. */
  page?: string;
  /** Rendered in place of a page that threw; `clear` shows the page again. */
  fallback: (clear: () => void) => ReactNode;
  onError: (error: unknown) => void;
  /** Also gives way to the application's errors that nobody caught: of a handler, of a promise. The browser logs those. */
  withUnhandled?: boolean;
  children: ReactNode;
};

type State = { failed: boolean; page: string | undefined };

/** Keeps an error of a page from emptying the window. A class: React has no hook for it. */
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
