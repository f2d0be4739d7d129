import { isSystemError } from '../store/disk';

/** Why a storage can't be used; each has a sentence in `i18n/<locale>/terminal.ts` under `storage`. */
export type StorageProblem =
  /** It doesn't answer, or not as it should. */
  | 'unreachable'
  /** It knows the key not, or the key may not do this. */
  | 'denied'
  | 'noBucket'
  /** The folder isn't there, or may not be used. */
  | 'folder'
  /** The disk has no room left. */
  | 'full';

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

const FULL: readonly string[] = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const UNUSABLE: readonly string[] = [
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOTDIR',
  'EEXIST',
  'EISDIR',
  'EIO',
  'ESTALE',
];

/**
 * What a disk was asked to do with files below a folder.
 *
 * @throws StorageError where it refuses
 */
export const onDisk = async <T>(folder: string, asked: Promise<T>): Promise<T> => {
  try {
    return await asked;
  } catch (error) {
    const code = isSystemError(error) ? `${error.code}` : '';
    if (FULL.includes(code)) throw new StorageError('full', { folder, code }, error);
    if (UNUSABLE.includes(code)) throw new StorageError('folder', { folder, code }, error);
    throw error;
  }
};
