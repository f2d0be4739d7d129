import type { Clock } from '../../contract/clock';
import type { Store } from '../../store/Store';
import type { RowIn } from '../../store/Table';
import { passkeyChallenges } from '../../tables/organisation/passkeyChallenges';
import { hashOf } from '../token';

/** How long somebody may take, in milliseconds. */
export const CHALLENGE_HOLDS = 5 * 60_000;

type Row = RowIn<typeof passkeyChallenges>;

interface Made {
  readonly challenge: string;
  /** Who alone can answer it: a browser by its cookie, or a session. */
  readonly holder: string;
  /** Of a passkey that is being added. */
  readonly userHandle?: string;
}

/** Keeps what passkeys are asked to sign, and clears away what is over. */
export const keepChallenge = (
  store: Store,
  clock: Clock,
  { challenge, holder, userHandle = '' }: Made,
): Promise<void> =>
  store.transaction(async (inner) => {
    const rows = inner.rows(passkeyChallenges);
    await rows.removeWhere({ where: { expiresAt: { to: clock() } } });
    await rows.insert({
      challengeHash: hashOf(challenge),
      holderHash: hashOf(holder),
      userHandle,
      expiresAt: clock() + CHALLENGE_HOLDS,
    });
  });

/** Takes what was signed, which is over by that; `undefined` of what isn't the holder's, or no longer. */
export const takeChallenge = (
  store: Store,
  clock: Clock,
  { challenge, holder }: Pick<Made, 'challenge' | 'holder'>,
): Promise<Row | undefined> => {
  const where = { challengeHash: hashOf(challenge), holderHash: hashOf(holder) };
  return store.transaction(async (inner) => {
    const rows = inner.rows(passkeyChallenges);
    const [row] = await rows.find({ where, take: 1 });
    if (!row || (await rows.removeWhere({ where: { ...where, id: row.id } })) === 0)
      return undefined;
    return (row.expiresAt ?? 0) > clock() ? row : undefined;
  });
};
