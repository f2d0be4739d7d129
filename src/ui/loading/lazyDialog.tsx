import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { NotLoaded } from './NotLoaded';

interface Closable {
  /** For what stays mounted while it is closed. */
  isOpen?: boolean;
  onClose?(): void;
}

/**
 * A dialog or menu whose code is loaded when it opens. Where that fails, a dialog in its place reports it and offers to
 * try again; the page below it stays, with what is typed in it.
 *
 * @param load its code; called again for each attempt after a failure
 */
export const lazyDialog = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  // What `lazy` failed to load once stays failed: whoever opens the dialog next begins anew.
  const begin = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        latest = begin();
        throw error;
      }
    });
  let latest = begin();
  return (props: Props & Closable) => {
    const [{ Dialog, attempt }, setShown] = useState(() => ({ Dialog: latest, attempt: 0 }));
    const retry = () => setShown({ Dialog: latest, attempt: attempt + 1 });
    return (
      <ErrorBoundary
        key={attempt}
        instead={props.isOpen !== false && <NotLoaded onRetry={retry} onClose={props.onClose} />}
      >
        <Suspense>
          <Dialog {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
};
