import { media } from '../../../resources/content/media';
import { playlists } from '../../../resources/signage/playlists';
import { pricesheets } from '../../../resources/signage/pricesheets';
import type { Resource } from '../../../schemas';
import { type Content, keyOf, referredTo } from '../../../server/records/publishing/contents';
import {
  digestsOf,
  type Part,
  partOf,
  toPublish,
} from '../../../server/records/publishing/published';
import type { Row, Values } from '../../../server/store/Store';
import { publications } from '../../../server/tables/general/publications';
import type { Workshop } from '../collections';
import { momentBefore } from '../moments';

interface Publication {
  readonly version: number;
  /** Milliseconds since it was published. */
  readonly age: number;
  /** What the record had then instead of what it has now. */
  readonly earlier?: Values;
}

/** What can be published along with something. */
const along = [playlists, pricesheets, media] as const satisfies readonly Resource[];

const contentsOf = ({ rows }: Workshop, definition: Resource, row: Row): readonly Content[] => {
  const { publishes } = definition;
  const found = new Map<string, Content>();
  let latest: readonly Content[] = publishes ? [{ definition, row }] : [];
  while (publishes && latest.length > 0) {
    const referred = referredTo(publishes, latest);
    latest = along.flatMap((resource) =>
      rows(resource.name)
        .filter(({ id }) => referred.get(resource.name)?.has(id))
        .map((one) => ({ definition: resource, row: one }))
        .filter((content) => !found.has(keyOf(content))),
    );
    for (const content of latest) found.set(keyOf(content), content);
  }
  return [...found.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
};

const filesOf = ({ rows }: Workshop, { definition, row }: Content) =>
  rows('files')
    .filter(({ resource, recordId }) => resource === definition.name && recordId === row.id)
    .map(({ field, hash, size, type }) => ({
      field: String(field),
      hash: String(hash),
      size: Number(size),
      type: String(type),
    }));

/** Publishes a record, with its files and with all that is published along with it. */
export const addPublication = (
  shop: Workshop,
  definition: Resource,
  row: Row,
  { version, age, earlier }: Publication,
): void => {
  const own = { definition, row: { ...row, ...earlier } };
  const toPart = (content: Content): Part => partOf(definition, content, filesOf(shop, content));
  const parts: readonly [Part, ...Part[]] = [
    toPart(own),
    ...contentsOf(shop, definition, own.row).map(toPart),
  ];
  const published = toPublish(parts);
  const { id } = shop.add(publications.name, {
    resource: definition.name,
    recordId: row.id,
    ...published,
    ...digestsOf(parts),
    version,
    publishedAt: momentBefore(shop.now, age),
  });
  for (const [field, { hash, size, type }] of Object.entries(published.files))
    shop.add('files', { resource: publications.name, recordId: id, field, hash, size, type });
};
