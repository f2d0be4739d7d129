import type { Resource } from '../../../schemas';
import { type CallContext, inTransaction } from '../../contract/CallContext';
import type { Row } from '../../store/Store';
import { requireRow } from '../tenant';
import { refuseChanged } from './refuseChanged';
import { OWN } from './version';

/**
 * Stores what took time to work out: in one transaction with the check that the record is still as the caller knows
 * it, and with the record as it is by then.
 *
 * @throws Refusal 404 or 412
 */
export const storeUnchanged = <Result>(
  context: CallContext,
  definition: Resource,
  { id }: Row,
  work: (inner: CallContext, row: Row) => Promise<Result>,
): Promise<Result> =>
  inTransaction(context, async (inner) => {
    const row = await requireRow(inner, inner.tables.of(definition), id);
    await refuseChanged(inner, definition, row, OWN);
    return work(inner, row);
  });
