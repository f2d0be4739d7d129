import { createListeners } from './listeners';

let act: number | null = null;
const listeners = createListeners();

const change = (next: number | null): void => {
  act = next;
  listeners.notify();
};

/** Notifies that something which was done is being taken back, whatever it was. */
export const takenBack = createListeners();

/** What is being taken back: one act at a time, shown wherever the person goes. */
export const undoing = {
  get: (): number | null => act,
  subscribe: listeners.subscribe,
  begin: (id: number): void => {
    takenBack.notify();
    change(id);
  },
  end: (): void => change(null),
};
