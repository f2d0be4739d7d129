import { objects as definition } from '../../../../resources/builder/objects';
import type { RecordFunction } from '../../../contract/CallContext';
import { ok } from '../../../contract/reply';
import { removeRecord } from '../../../records/references/remove';
import { requireRow, rowsOf } from '../../../records/tenant';
import { objects as table } from '../../../tables/builder/objects';
import { objectsDefinitions } from '../../../tables/builder/objectsDefinitions';
import { changing } from '../../changing';
import { rowsIn } from '../documents/documentRows';
import { activeVersion } from '../documents/family';
import { nameOfUser } from '../documents/history';
import type { FilledIn } from './objectRows';
import { acceptValues, valuesByRow } from './objectValues';
import { momentAfter } from './seenState';

/** Gives a filled-in document the values of before, as far as its active version still asks for them. */
const restoreValues = changing<FilledIn>(async (context, row) => {
  const document = await requireRow(context, objectsDefinitions, row.objectDefinitionId ?? 0);
  const form = (await activeVersion(context, document)) ?? document;
  const was = valuesByRow(context.call.body.values);
  const ids = new Set([...Object.keys(valuesByRow(row.values)), ...Object.keys(was)]);
  const sent = [...ids].map((id) => ({ rowId: Number(id), value: was[Number(id)] ?? null }));
  await rowsOf(context, table).update(row.id, {
    values: await acceptValues(context, rowsIn(form), { values: sent }, row),
    objectDefinitionId: form.id,
    modified: momentAfter(context, row),
    modifiedBy: nameOfUser(context),
  });
  return ok();
});

/** Gives it what stands beside its values; which version it follows changes with what is active. */
const restore = (field: 'language' | 'order' | 'objectDefinitionId') =>
  changing<FilledIn>(async (context, row) => {
    const { [field]: value } = context.call.body;
    await rowsOf(context, table).update(row.id, { [field]: value });
    return ok();
  });

/** What gives a filled-in document back what only calls of its list change. */
export const restores = {
  values: restoreValues,
  language: restore('language'),
  order: restore('order'),
  objectDefinitionId: restore('objectDefinitionId'),
};

/** Deletes one that was filled in. */
export const unmakeObject: RecordFunction<FilledIn> = {
  ...changing<FilledIn>(async (context, row) => {
    await removeRecord(context, definition, row);
    return ok();
  }),
  right: 'delete',
};
