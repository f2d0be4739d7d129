import { type Resource, referencesIn } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Row, Values } from '../../store/Store';
import { idsAt } from '../references/referred';
import { rowsByIds } from '../references/rowsByIds';
import { titleOfRow } from '../references/titles';
import { nameOf } from '../texts';
import { keyOf } from './contents';
import { differences, OWN } from './differences';
import { airedOf, audienceOf, titleOfPublication } from './onAir';
import { digestsOf, partsOf } from './published';
import { type Publication, publicationsOf } from './versions';

/** Which of what is published along with a record has changed since. */
const changedAlong = async (
  context: CallContext,
  definition: Resource,
  row: Row,
  publication: Publication,
): Promise<readonly string[]> => {
  const parts = await partsOf(context, definition, row);
  const changed = differences(publication, digestsOf(parts)).filter((key) => key !== OWN);
  if (changed.length === 0) return [];
  const what = parts
    .filter((part) => changed.includes(keyOf(part)))
    .map(({ definition: { name }, row: one }) =>
      context.call.text('server.publishing.named', {
        name: nameOf(context, name),
        title: titleOfRow(context, name, one),
      }),
    );
  return [context.call.text('server.publishing.changedAlong', { what: what.join(', ') })];
};

/** What else is shown by those whom a record is meant for, or was published for. */
const shownInstead = async (
  context: CallContext,
  definition: Resource,
  row: Row,
  publication: Publication | undefined,
): Promise<readonly string[]> => {
  const { to } = definition.publishes ?? {};
  const audience = to === undefined ? undefined : context.definitions.named(to);
  if (!audience) return [];
  const places = referencesIn(definition.fields).filter((place) => place.to === audience.name);
  const had = publication ? audienceOf(definition, publication) : [];
  const ids = [...new Set([...had, ...places.flatMap((place) => idsAt(row, place))])];
  const [aired, rows] = await Promise.all([
    airedOf(context, definition),
    rowsByIds(context, audience.name, ids),
  ]);
  const lines: string[] = [];
  for (const one of rows) {
    const other = aired.get(one.id);
    if (!other || other.recordId === row.id) continue;
    const about = {
      name: titleOfRow(context, audience.name, one),
      title: await titleOfPublication(context, definition, other),
    };
    const key = had.includes(one.id) ? 'overruled' : 'displaces';
    lines.push(context.call.text(`server.publishing.${key}`, about));
  }
  return lines;
};

/** What there is to know of a record's publication, a line for each. */
export const publicationNotes = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<Values> => {
  if (!definition.publishes) return {};
  const publication = (await publicationsOf(context, definition, [row.id])).get(row.id);
  const lines = [
    ...(publication ? await changedAlong(context, definition, row, publication) : []),
    ...(await shownInstead(context, definition, row, publication)),
  ];
  return { publicationNotes: lines.join('\n') };
};
