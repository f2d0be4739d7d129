import type { SignInProvider } from '../../../tables/organisation/signInProvider';

/** Most values of a claim that are looked at. */
const MOST = 1_000;

/** What somebody is by a claim: one text, or a list of them. */
const valuesOf = (claim: unknown): ReadonlySet<unknown> =>
  new Set(Array.isArray(claim) ? claim.slice(0, MOST) : [claim]);

/**
 * The security groups that somebody is in from now on: of those that values of the claim stand for, the ones that it
 * holds, and all others as before.
 *
 * @returns undefined where nothing changes
 */
export const groupsBy = (
  { groupsClaim, groups }: Pick<SignInProvider, 'groupsClaim' | 'groups'>,
  claims: Readonly<Record<string, unknown>>,
  before: readonly number[],
): readonly number[] | undefined => {
  if (!groupsClaim) return undefined;
  const values = valuesOf(claims[groupsClaim]);
  const governed = (groups ?? []).flatMap(({ value, groupId }) =>
    groupId ? [{ groupId, isGiven: values.has(value) }] : [],
  );
  const given = governed.filter(({ isGiven }) => isGiven).map(({ groupId }) => groupId);
  const kept = before.filter((id) => governed.every(({ groupId }) => groupId !== id));
  const after = [...new Set([...kept, ...given])].sort((one, other) => one - other);
  const isSame = after.length === before.length && after.every((id) => before.includes(id));
  return isSame ? undefined : after;
};
