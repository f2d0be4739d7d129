import { Component, type ReactNode } from 'react';

interface Props {
  /** What stands in place of what has failed. */
  instead: ReactNode;
  children: ReactNode;
}

/** Keeps what is around it alive when something in it fails. With another key it starts afresh. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
