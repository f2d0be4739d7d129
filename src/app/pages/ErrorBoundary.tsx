import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage';

/** Keeps the shell alive when a page fails. Give it the page's key, so that the next one starts afresh. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children;
  }
}
