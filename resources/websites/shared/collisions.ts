import { withoutEnds } from '../../../schemas';

/** Where an old address of a website leads. */
export interface Redirect {
  readonly oldUrl: string;
  readonly newUrl: string;
}

/** What is wrong with a redirect beside others of its website. */
export interface Collision<Other extends Redirect> {
  /** It leads to itself, it leads back in a circle, or another one already stands for the same old address. */
  readonly kind: 'itself' | 'circle' | 'twice';
  /** Those that it collides with, in the order in which they are followed. */
  readonly others: readonly Other[];
}

/**
 * An address as it is compared: below the root of its website, whatever its case and its slashes around it. Of two
 * spellings that a browser takes for one address, each stands for the other.
 *
 * @param rootUrl of the website, such as `https://example.nl`
 */
export const addressOf = (url: string, rootUrl: string): string => {
  const root = withoutEnds(rootUrl.trim().toLowerCase(), '/');
  const address = url.trim().toLowerCase();
  const isBelow = root !== '' && (address === root || address.startsWith(`${root}/`));
  const below = isBelow ? address.slice(root.length) : address;
  return withoutEnds(below, '/');
};

/**
 * The first thing that a redirect collides with; `undefined` when there is none.
 *
 * @param others the other redirects of its website
 * @param rootUrl of the website
 */
export const collisionOf = <Other extends Redirect>(
  redirect: Redirect,
  others: readonly Other[],
  rootUrl: string,
): Collision<Other> | undefined => {
  const from = addressOf(redirect.oldUrl, rootUrl);
  const byAddress = new Map(others.map((other) => [addressOf(other.oldUrl, rootUrl), other]));
  const same = byAddress.get(from);
  if (same) return { kind: 'twice', others: [same] };
  const followed = new Set<Other>();
  let to = addressOf(redirect.newUrl, rootUrl);
  while (to !== from) {
    const next = byAddress.get(to);
    // A circle of others alone isn't this one's doing.
    if (!next || followed.has(next)) return undefined;
    followed.add(next);
    to = addressOf(next.newUrl, rootUrl);
  }
  return { kind: followed.size === 0 ? 'itself' : 'circle', others: [...followed] };
};
