import type { AnyFields, Problem, Resource } from '../../../schemas';
import { linkColumns } from '../../../schemas/exchange/columns';
import type { CallContext } from '../../contract/CallContext';
import type { Row, Values } from '../../store/Store';
import { acceptFields } from '../../wire/fields';
import { storedIds } from '../../wire/references';
import { type LinkOf, refusalOf } from '../links/linked';
import { brokenReferences } from '../references/brokenReferences';
import { rowsOf } from '../tenant';

/** The fields that hold what is linked to a record, as a file gives them. */
export const linkFields = (definition: Resource): AnyFields =>
  Object.fromEntries(linkColumns(definition).map(({ name, field }) => [name, field]));

/** A record that isn't stored yet. */
const UNSTORED: Row = { id: 0 };

/** The ids that a row holds, of one record or of several. */
const idsIn = (row: Values | undefined, name: string): readonly number[] =>
  storedIds([row?.[name] ?? []].flat());

/** The links that a record holds, each with the field that holds it. */
const ownLinks = (definition: Resource, row: Row): readonly (readonly [string, LinkOf])[] =>
  linkColumns(definition).flatMap(({ key: name, name: field }) => {
    const spec = definition.links[name];
    return spec ? [[field, { definition, name, spec, row }] as const] : [];
  });

/** The records of these ids that a link leads to. */
const targetsOf = async (
  context: CallContext,
  { spec }: LinkOf,
  ids: readonly number[],
): Promise<readonly Row[]> => {
  const table = ids.length > 0 ? context.tables.named(spec.to) : undefined;
  return table ? rowsOf(context, table).find({ where: { id: ids } }) : [];
};

/** Why records can't be linked that weren't before, by the field that holds them. */
const forbiddenLinks = async (
  context: CallContext,
  definition: Resource,
  row: Row,
  after: Values,
): Promise<Readonly<Record<string, Problem<string>>>> => {
  const problems: Record<string, Problem<string>> = {};
  for (const [field, link] of ownLinks(definition, row)) {
    const before = new Set(idsIn(row, field));
    const added = idsIn(after, field).filter((one) => !before.has(one));
    for (const target of await targetsOf(context, link, added)) {
      const key = (await refusalOf(context, link, target))?.because;
      if (key !== undefined) problems[field] = { message: key };
    }
  }
  return problems;
};

/** What a line links to a record, and what of it can't be. */
export const acceptLinks = async (
  context: CallContext,
  definition: Resource,
  body: Values,
  row: Row | undefined,
) => {
  const fields = linkFields(definition);
  const { changes, problems } = acceptFields(body, fields, row);
  const after = { ...row, ...changes };
  return {
    changes,
    problems: {
      ...(await forbiddenLinks(context, definition, row ?? UNSTORED, after)),
      ...(await brokenReferences(context, fields, row, after)),
      ...problems,
    },
  };
};

/** Does what follows for records that are no longer linked to one. */
export const afterUnlinking = async (
  context: CallContext,
  definition: Resource,
  row: Row,
  after: Values,
): Promise<void> => {
  for (const [field, link] of ownLinks(definition, row)) {
    const { onRemoved } = context.behaviours.of(definition.name).links?.[link.name] ?? {};
    if (!onRemoved) continue;
    const kept = new Set(idsIn(after, field));
    const removed = idsIn(row, field).filter((one) => !kept.has(one));
    for (const target of await targetsOf(context, link, removed))
      await onRemoved(context, row, target);
  }
};
