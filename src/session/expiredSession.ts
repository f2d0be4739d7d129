import { createListeners } from '../ui/listeners';

let isExpired = false;
const listeners = createListeners();

/** Whether the server has ended the session of the person at work. */
export const expiredSession = {
  get: (): boolean => isExpired,
  set: (next: boolean): void => {
    isExpired = next;
    listeners.notify();
  },
  subscribe: listeners.subscribe,
};
