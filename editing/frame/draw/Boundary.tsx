import { Component, type ReactNode } from 'react';

type Props = {
  /** The subject of the children: another object is tried again. */
  subject: unknown;
  /** Drawn instead of children that throw. */
  fallback: ReactNode;
  onError: (message: string) => void;
  children: ReactNode;
};

type State = { failed: { subject: unknown } | null };

/** Replaces a part that throws, so that the rest of the page stays. A class, because React has no hook for it. */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: null };

  static getDerivedStateFromProps({ subject }: Props, { failed }: State): State | null {
    return failed && failed.subject !== subject && failed.subject !== UNKNOWN ? { failed: null } : null;
  }

  static getDerivedStateFromError(): State {
    return { failed: { subject: UNKNOWN } };
  }

  override componentDidCatch(error: unknown) {
    this.setState({ failed: { subject: this.props.subject } });
    this.props.onError(error instanceof Error ? error.message : String(error));
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/** Until componentDidCatch, which alone has the props. */
const UNKNOWN = Symbol('unknown');
