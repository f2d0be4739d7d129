import { randomBytes } from 'node:crypto';
import type { Store } from '../../store/Store';
import { installationKeys } from '../../tables/general/installationKeys';

const KEY_BYTES = 32;

/**
 * A key of the installation, made when it is needed for the first time and kept with its rows, so that all processes and
 * every restart have the same one.
 *
 * @param purpose what it is for: what is worked out with one key reveals nothing of what is with another
 */
export const installationKey = (store: Store, purpose: string): Promise<string> =>
  store.transaction(async (inner) => {
    // Of processes that start together one makes it.
    await inner.lock(`installationKey:${purpose}`);
    const rows = inner.rows(installationKeys);
    const [kept] = await rows.find({ where: { purpose }, take: 1 });
    if (kept) return kept.key;
    const key = randomBytes(KEY_BYTES).toString('base64url');
    await rows.insert({ purpose, key });
    return key;
  });
