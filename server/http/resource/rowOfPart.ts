import type { CallContext } from '../../contract/CallContext';
import { refuseChanged } from '../../records/versions/refuseChanged';
import { OWN } from '../../records/versions/version';
import type { Row } from '../../store/Store';
import { insertRecord } from './create';
import { type Endpoint, rowOf, rowToChange, singleRow } from './Endpoint';

/**
 * The record of which a call is about to change what stands beside its form: a file, a link. A single one that nobody has
 * saved yet is stored with its first values, so that this has a place. To be called within a transaction.
 *
 * @param link the link that is to be changed, if it isn't the record itself
 * @throws Refusal as `rowToChange` does; FieldProblems 400 where the first values lack something
 */
export const rowOfPart = async (
  endpoint: Endpoint,
  context: CallContext,
  link?: string,
): Promise<Row> => {
  const { definition } = endpoint;
  if (!definition.single || (await singleRow(endpoint, context)))
    return rowToChange(endpoint, context, { link });
  await refuseChanged(context, definition, undefined, link ?? OWN);
  // What travels is the part, and no values of the record.
  await insertRecord(endpoint, { ...context, call: { ...context.call, body: {} } });
  return rowOf(endpoint, context);
};
