import { createListeners } from './listeners';

let act: number | null = null;
const listeners = createListeners();

const change = (next: number | null): void => {
  act = next;
  listeners.notify();
};

/** What is being taken back: one act at a time, shown wherever the person goes. */
export const undoing = {
  get: (): number | null => act,
  subscribe: listeners.subscribe,
  begin: (id: number): void => change(id),
  end: (): void => change(null),
};
