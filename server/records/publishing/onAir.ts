import { type Resource, referencesIn } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Row } from '../../store/Store';
import { publications } from '../../tables/general/publications';
import { idsAt } from '../references/referred';
import { rowsByIds } from '../references/rowsByIds';
import { titleOfRow } from '../references/titles';
import { rowsOf } from '../tenant';
import { nameOf } from '../texts';
import { IS_FETCHED, type Publication } from './versions';

/** Determines of records whether devices show them: they are published, or along with what is. */
export const whatIsOnAir = async (
  context: CallContext,
): Promise<(resource: string, id: number) => boolean> => {
  const rows = await rowsOf(context, publications).find({
    ...IS_FETCHED,
    only: ['resource', 'recordId', 'contentDigests'],
  });
  const keys = new Set(
    rows.flatMap(({ resource, recordId, contentDigests }) => [
      `${resource} ${recordId}`,
      ...Object.keys(contentDigests ?? {}),
    ]),
  );
  return (resource, id) => keys.has(`${resource} ${id}`);
};

/** Whom a version was published for. */
export const audienceOf = (
  { fields, publishes }: Resource,
  { document }: Publication,
): readonly number[] =>
  referencesIn(fields)
    .filter(({ to }) => to === publishes?.to)
    .flatMap((place) => idsAt(document, place));

/** What each of its audience shows of a resource: of several records the one that was published last. */
export const airedOf = async (
  context: CallContext,
  definition: Resource,
): Promise<ReadonlyMap<number, Publication>> => {
  const rows = await rowsOf(context, publications).find({
    ...IS_FETCHED,
    where: { resource: definition.name },
    sort: [{ field: 'publishedAt', order: 'asc' }],
  });
  return new Map(
    rows.flatMap((row) => audienceOf(definition, row).map((id) => [id, row] as const)),
  );
};

/** What the record of a version is called; nothing where it is gone. */
export const titleOfPublication = async (
  context: CallContext,
  definition: Resource,
  { recordId }: Publication,
): Promise<string> => {
  const [row] = await rowsByIds(context, definition.name, [Number(recordId)]);
  return row ? titleOfRow(context, definition.name, row) : '';
};

/** What a record of an audience shows of all that is published for it, a line for each resource. */
export const airedFor = async (
  context: CallContext,
  { name }: Pick<Resource, 'name'>,
  { id }: Row,
): Promise<string> => {
  const lines: string[] = [];
  for (const definition of context.definitions.all) {
    if (definition.publishes?.to !== name) continue;
    const aired = (await airedOf(context, definition)).get(id);
    if (!aired) continue;
    const title = await titleOfPublication(context, definition, aired);
    const about = { name: nameOf(context, definition.name), title, version: aired.version ?? 0 };
    lines.push(context.call.text('server.publishing.airs', about));
  }
  return lines.join('\n');
};
