import { columnNames, isGranted, type Resource, traitsOf } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { list, type Reply } from '../../contract/reply';
import { mapConcurrently } from '../../store/pace';
import type { OpenStore, Row } from '../../store/Store';
import { findListed, searchOfStore } from '../list/list';
import { withWorkedOut } from '../list/workedOut';
import { titleOfRow } from '../references/titles';

/** Fewest characters that are searched for. */
const MINIMUM = 2;
/** Records of one resource that are answered. */
const MOST = 5;
/** Texts beside a title that distinguish records of one name, and characters of each. */
const BESIDE = 2;
const LONGEST = 80;

/** Whether a resource has a list, and records with pages. */
const hasPages = ({ menu, single, detail }: Resource): boolean =>
  !single && menu !== false && detail.length > 0;

/** Whether they are what the caller works with, and may read, rather than what is written down about it. */
const isSearched = ({ call: { access }, tables }: CallContext, definition: Resource): boolean => {
  const { module } = definition;
  // By the name of a record its entries would be found as well, before it.
  if (!hasPages(definition) || tables.of(definition).isUnlogged) return false;
  return isGranted(access, module, 'read');
};

/** What else the list shows of a row, as far as it is text. */
const textBeside = ({ fields, title }: Resource, columns: readonly string[], row: Row): string =>
  columns
    .filter((name) => fields[name] && !title.includes(name) && traitsOf(fields[name]).isText)
    .map((name) => row[name])
    .filter((value) => typeof value === 'string')
    .map((value) => value.trim().slice(0, LONGEST))
    .filter((value) => value !== '')
    .slice(0, BESIDE)
    .join(' · ');

/** The records of a resource that its list's search finds: the first few, and how many there are. */
const searchIn = async (context: CallContext, definition: Resource, text: string) => {
  const { sort } = definition.list;
  const { rows, total } = await findListed(context, definition, {
    text,
    sort: sort ? [sort] : [],
    narrow: {},
    asked: [],
    columns: [],
    skip: 0,
    take: MOST,
  });
  const columns = columnNames(definition);
  // What names or identifies them may stand in other rows.
  const whole = await withWorkedOut(context, definition, rows);
  return {
    resource: definition.name,
    total,
    rows: whole.map((row) => ({
      id: row.id,
      title: titleOfRow(context, definition.name, row),
      text: textBeside(definition, columns, row),
    })),
  };
};

/**
 * Answers the records of all resources that the caller may read and whose lists find the text of `filter`, by
 * resource. One call instead of one for each list.
 */
export const readSearch = async (context: CallContext): Promise<Reply> => {
  const text = context.call.query.filter?.trim() ?? '';
  if (text.length < MINIMUM) return list([], 0);
  const searched = context.definitions.all.filter((one) => isSearched(context, one));
  const matches = await mapConcurrently(searched, (one) => searchIn(context, one, text));
  const found = matches.filter(({ total }) => total > 0);
  return list(
    found,
    found.reduce((sum, { total }) => sum + total, 0),
  );
};

/** Has a store make ready for searches of all lists, so that the first takes no longer than the next. */
export const prepareSearches = async (
  context: Pick<CallContext, 'behaviours' | 'definitions' | 'tables'>,
  store: OpenStore,
): Promise<void> => {
  for (const definition of context.definitions.all) {
    const asked = hasPages(definition) && searchOfStore(context, definition);
    if (asked) await store.prepare(asked.table, asked.query);
  }
};
