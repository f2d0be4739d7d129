import type { CallContext } from '../../contract/CallContext';
import type { Row } from '../../store/Store';
import type { RowIn } from '../../store/Table';
import type { HistoryChange, history } from '../../tables/general/history';
import { withoutSecrets } from '../audit/changedFields';
import { stableText } from '../stableText';
import { before, deltaOf } from './delta';
import { joinedFiles } from './files';
import { type TrackedField, trackedOf } from './tracked';

type Parts = Pick<CallContext, 'behaviours' | 'definitions'>;

const deltaIn = (changes: readonly HistoryChange[], name: string) => {
  const found = changes.find((one) => 'field' in one && one.field === name);
  return found && 'field' in found ? found.delta : undefined;
};

/** What two changes of a field, one after the other, make of it; nothing where the second takes the first back. */
const joinedField = (
  { name, by, inner }: TrackedField,
  [first, second]: readonly [readonly HistoryChange[], readonly HistoryChange[]],
  row: Row,
): readonly HistoryChange[] => {
  const is = row[name];
  const was = [second, first].reduce((value: unknown, changes) => {
    const delta = deltaIn(changes, name);
    return delta ? before(delta, value) : value;
  }, is);
  const [shownWas, shownIs] = [was, is].map((value) => withoutSecrets(value, inner));
  if (stableText(shownWas) === stableText(shownIs)) return [];
  return [{ field: name, delta: deltaOf(shownWas, shownIs, by) }];
};

/**
 * What a change and the one after it amount to, as one change.
 *
 * @param row as the second left it
 */
export const joined = (
  parts: Parts,
  { resource = '', changes: first }: Pick<RowIn<typeof history>, 'resource' | 'changes'>,
  second: readonly HistoryChange[],
  row: Row,
): readonly HistoryChange[] => {
  const both = [first, second] as const;
  const changed = (name: string) => both.some((changes) => deltaIn(changes, name) !== undefined);
  return [
    ...trackedOf(parts, resource)
      .fields.filter(({ name }) => changed(name))
      .flatMap((field) => joinedField(field, both, row)),
    ...both.flat().filter((one) => 'link' in one),
    ...joinedFiles(both.flat().filter((one) => 'file' in one)),
  ];
};
