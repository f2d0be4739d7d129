import type { Resource } from '../../../schemas';
import { digestOf, documentOf, PUBLICATIONS } from '../../../server/records/publishing/published';
import type { Row, Values } from '../../../server/store/Store';
import type { Workshop } from '../collections';
import { momentBefore } from '../moments';

interface Publication {
  readonly version: number;
  /** Milliseconds since it was published. */
  readonly age: number;
  /** What the record had then instead of what it has now. */
  readonly earlier?: Values;
}

/** Publishes a record that has no files. */
export const addPublication = (
  { add, now }: Workshop,
  definition: Resource,
  row: Row,
  { version, age, earlier }: Publication,
): void => {
  const document = documentOf(definition, { ...row, ...earlier });
  const published = { document, files: {} };
  add(PUBLICATIONS, {
    resource: definition.name,
    recordId: row.id,
    ...published,
    digest: digestOf(published),
    version,
    publishedAt: momentBefore(now, age),
  });
};
