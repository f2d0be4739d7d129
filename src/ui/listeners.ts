/** Who wants to hear of a change. */
export interface Listeners {
  /** As `useSyncExternalStore` takes it. @returns stops listening */
  subscribe(listener: () => void): () => void;
  notify(): void;
}

/** The listeners of something that is kept outside of React. */
export const createListeners = (): Listeners => {
  const listening = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listening.add(listener);
      return () => void listening.delete(listener);
    },
    notify: () => {
      for (const listener of listening) listener();
    },
  };
};
