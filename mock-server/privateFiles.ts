import { chmodSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isSystemError } from '../server/store/disk';

/** What others may do to a file, in its mode. */
const OTHERS = 0o077;
const OWNER_ALONE = 0o700;
/** Those who may get at what lies in a folder, if they know its name. */
const OTHERS_ENTER = 0o711;

/** From here on, files that this process makes are its user's alone (0600), and so are folders (0700). */
export const keepFilesPrivate = (): void => void process.umask(OTHERS);

/**
 * Closes the data folder to others, as far as it is this user's. A PostgreSQL of its own below it may run as another
 * user, who has to get through.
 */
export const closeFolder = (directory: string): void => {
  const found = statSync(directory, { throwIfNoEntry: false });
  const mode = existsSync(join(directory, 'postgres')) ? OTHERS_ENTER : OWNER_ALONE;
  if (!found?.isDirectory() || (found.mode & OTHERS & ~mode) === 0) return;
  try {
    chmodSync(directory, mode);
  } catch (error) {
    if (!isSystemError(error, 'EPERM')) throw error;
  }
};
