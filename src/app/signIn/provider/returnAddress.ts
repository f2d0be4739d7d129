/** Where this window goes on once the provider has sent it back; it is gone with the window. */
const STORAGE_KEY = 'backoffice.signIn';

/** A window that only renews the session of others: they are where the work is. */
const AGAIN = 'again';

export const returnAddress = {
  keep: (address: string): void => sessionStorage.setItem(STORAGE_KEY, address),
  keepAgain: (): void => sessionStorage.setItem(STORAGE_KEY, AGAIN),

  /** The address that was asked for; `null` of a window that has none because it renews a session. */
  get: (): string | null => {
    const kept = sessionStorage.getItem(STORAGE_KEY) ?? '/';
    return kept === AGAIN ? null : kept;
  },
};
