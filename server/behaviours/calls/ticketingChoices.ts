import { activities } from '../../../resources/ticketing/activities';
import { resources } from '../../../resources/ticketing/resources';
import { resourceTypes } from '../../../resources/ticketing/resourceTypes';
import type { CallContext, Operation } from '../../contract/CallContext';
import { list } from '../../contract/reply';
import { SEARCH_MINIMUM } from '../../records/list/pageRequest';
import { rowsOf } from '../../records/tenant';
import type { Keyed, Table } from '../../store/Table';
import { tableOf } from '../../tables/tableOf';
import { products as offered } from '../../tables/webshop/products';
import { pickAll } from '../pick';

const reading = (path: string, run: Operation['run']): Operation => ({
  method: 'GET',
  path,
  modules: ['ticketing'],
  right: 'read',
  run,
});

/** What can be chosen by name. */
interface Named extends Keyed {
  readonly name?: string;
  readonly active?: 0 | 1;
}

/** All rows of a table by name, for those who choose one. */
const allNamed =
  <R extends Named>(table: Table<R>) =>
  async (context: CallContext) => {
    const rows = await rowsOf<Named>(context, table).find({
      sort: [{ field: 'name', order: 'asc' }],
      only: ['name', 'active'],
    });
    const answered = rows.map(({ id, name, active }) => ({ id, title: name, name, active }));
    return list(answered, rows.length);
  };

/** Products whose titles hold what is searched for; none before there is enough to search for. */
const foundProducts = async (context: CallContext) => {
  const text = (context.call.query.search ?? '').trim();
  if (text.length < SEARCH_MINIMUM) return list([], 0);
  const rows = await rowsOf(context, offered).find({
    search: { text, fields: ['title'] },
    sort: [{ field: 'title', order: 'asc' }],
    only: ['title'],
  });
  return list(pickAll(rows, ['title']), rows.length);
};

/** What the forms of ticketing choose from. */
export const ticketingChoices: readonly Operation[] = [
  reading('resources-helpers/products', foundProducts),
  reading('resources-helpers/resource-types', allNamed(tableOf(resourceTypes))),
  reading('blocks-helpers/resources', allNamed(tableOf(resources))),
  reading('blocks-helpers/activities', allNamed(tableOf(activities))),
];
