import type { AnyFields, Problem, Resource } from '../../../schemas';
import { linkColumns } from '../../../schemas/exchange/columns';
import type { CallContext } from '../../contract/CallContext';
import type { Row, Values } from '../../store/Store';
import { acceptFields } from '../../wire/fields';
import { storedIds } from '../../wire/references';
import { collectionOf } from '../collections';
import { type LinkOf, refusalOf } from '../links/linked';
import { brokenReferences } from '../references/brokenReferences';
import { findRow } from '../tenant';

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
    for (const id of idsIn(after, field).filter((one) => !before.has(one))) {
      const target = await findRow(context, collectionOf(context, { name: link.spec.to }), id);
      const key = target && (await refusalOf(context, link, target))?.because;
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
  for (const [field, { name, spec }] of ownLinks(definition, row)) {
    const { onRemoved } = context.behaviours.of(definition.name).links?.[name] ?? {};
    const kept = new Set(idsIn(after, field));
    for (const id of onRemoved ? idsIn(row, field).filter((one) => !kept.has(one)) : []) {
      const target = await findRow(context, collectionOf(context, { name: spec.to }), id);
      if (target) await onRemoved?.(context, row, target);
    }
  }
};
