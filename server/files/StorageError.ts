/** Why a storage can't be used; each has a sentence in `i18n/<locale>/terminal.ts` under `storage`. */
export type StorageProblem =
  /** It doesn't answer, or not as it should. */
  | 'unreachable'
  /** It knows the key not, or the key may not do this. */
  | 'denied'
  | 'noBucket';

/** The storage doesn't do what it was asked. What was to be stored isn't, or not under its key. */
export class StorageError extends Error {
  override readonly name = 'StorageError';

  constructor(
    readonly problem: StorageProblem,
    readonly params: Readonly<Record<string, string>>,
    cause?: unknown,
  ) {
    super(`${problem} ${JSON.stringify(params)}`, { cause });
  }
}
