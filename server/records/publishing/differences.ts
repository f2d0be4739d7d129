import type { Digests } from './published';

/** The record itself, among what differs. */
export const OWN = '';

/**
 * What has changed since a version was published: the record itself (`OWN`), and by their keys those that are along
 * with it now. One that was and isn't any more shows in what referred to it. A version of before others were published
 * along can't be compared.
 */
export const differences = (
  { digest, contentDigests }: Partial<Digests>,
  present: Digests,
): readonly string[] => {
  const changed = Object.entries(present.contentDigests)
    .filter(([key, condensed]) => contentDigests && contentDigests[key] !== condensed)
    .map(([key]) => key);
  return digest === present.digest ? changed : [OWN, ...changed];
};
