import type { CallContext, Operation } from '../../contract/CallContext';
import { list } from '../../contract/reply';
import { SEARCH_MINIMUM } from '../../records/list/pageRequest';
import { findRows } from '../../records/tenant';
import type { Row, Values } from '../../store/Store';
import { pick } from '../pick';

const reading = (path: string, run: Operation['run']): Operation => ({
  method: 'GET',
  path,
  modules: ['ticketing'],
  right: 'read',
  run,
});

/** All rows of a collection by name, for those who choose one. */
const allNamed =
  (collection: string, answer: (row: Row) => Values) => async (context: CallContext) => {
    const { rows, total } = await findRows(context, collection, {
      sort: [{ field: 'name', order: 'asc' }],
    });
    return list(rows.map(answer), total);
  };

const titled = ({ id, name, active }: Row): Values => ({ id, title: name, name, active });

/** Products whose titles hold what is searched for; none before there is enough to search for. */
const foundProducts = async (context: CallContext) => {
  const text = (context.call.query.search ?? '').trim();
  if (text.length < SEARCH_MINIMUM) return list([], 0);
  const { rows, total } = await findRows(context, 'products', {
    search: { text, fields: ['title'] },
    sort: [{ field: 'title', order: 'asc' }],
  });
  return list(
    rows.map((row) => pick(row, ['title'])),
    total,
  );
};

/** What the forms of ticketing choose from. */
export const ticketingChoices: readonly Operation[] = [
  reading('resources-helpers/products', foundProducts),
  reading('resources-helpers/resource-types', allNamed('resourceTypes', titled)),
  reading('blocks-helpers/resources', allNamed('resources', titled)),
  reading('blocks-helpers/activities', allNamed('activities', titled)),
];
