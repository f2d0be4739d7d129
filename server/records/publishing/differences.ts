import type { Row } from '../../store/Store';
import type { Digests } from './published';

/** The record itself, among what differs. */
export const OWN = '';

/**
 * What has changed since a version was published: the record itself (`OWN`), and by their keys those that are along
 * with it now. One that was and isn't any more shows in what referred to it. A version of before others were published
 * along can't tell.
 */
export const differences = (
  { digest, contentDigests }: Row,
  present: Digests,
): readonly string[] => {
  const known: Readonly<Record<string, unknown>> | undefined =
    contentDigests === undefined ? undefined : Object(contentDigests);
  const changed = Object.entries(present.contentDigests)
    .filter(([key, condensed]) => known !== undefined && known[key] !== condensed)
    .map(([key]) => key);
  return digest === present.digest ? changed : [OWN, ...changed];
};
