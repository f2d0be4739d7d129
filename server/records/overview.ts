import { isBlank, type OverviewSpec, type Resource, titleOf } from '../../schemas';
import type { CallContext } from '../contract/CallContext';
import { answerField } from '../wire/fields';
import { recordOf } from './recordOf';
import { firstRecord } from './save/save';
import { rowsOf } from './tenant';

/** A single record that an overview shows. */
export type Overviewed = Resource & { readonly overview: OverviewSpec };

/**
 * What an overview shows of a single record: what it is called, whether it has what it needs and is on, and when it
 * was changed. One that was never saved is described by the initial values.
 */
export const atAGlance = async (context: CallContext, definition: Overviewed) => {
  const { overview, fields, name } = definition;
  const [row] = await rowsOf(context, context.tables.of(definition)).find({ take: 1 });
  const stored = row ?? (await firstRecord(context, definition));
  const record = recordOf(context, definition, stored);
  const { lastModified } = fields;
  return {
    resource: name,
    group: overview.group,
    name: titleOf(definition, record),
    connected: overview.needs.every((needed) => !isBlank(record[needed])) ? 1 : 0,
    active: record.active ? 1 : 0,
    lastModified: lastModified ? answerField(stored.lastModified, lastModified) : null,
  };
};
