import type { DetailRules } from '../rows/details';
import { isSameOrder } from '../rows/rowList';
import { nameOf } from '../storing/changes';
import { isRefused, openChanges } from '../storing/saving';
import type { BuilderState, StoringState } from './BuilderState';
import type { DocumentState } from './documentReducer';
import { statusesOf } from './statuses';

const storingOf = ({ editing, saving }: DocumentState): StoringState => {
  const changes = openChanges(saving, editing.history);
  const current = new Set(
    changes.filter((change) => isRefused(saving, change)).map((change) => nameOf(change)),
  );
  return {
    stored: saving.stored,
    details: saving.details,
    changes,
    isBusy: saving.isRunning || saving.isDebouncing,
    failure: saving.failure,
    isStored: changes.length === 0 && saving.unanswered === null,
    refusals: new Map([...saving.refusals].filter(([name]) => current.has(name))),
  };
};

/**
 * A document's state as the screen shows it.
 *
 * @param keys of the rows until now, kept as the same list where they stand as they did
 */
export const builderView = (
  state: DocumentState,
  keys: readonly number[],
  rules: DetailRules,
): BuilderState => {
  const { history, selected, announcement, elsewhere, focusRequest } = state.editing;
  const storing = storingOf(state);
  return {
    history,
    keys: isSameOrder(keys, history.rows) ? keys : history.rows.map(({ id }) => id),
    byKey: new Map(history.rows.map((row) => [row.id, row])),
    selected,
    storing,
    statuses: statusesOf(storing, rules.areRight(history.details)),
    announcement,
    elsewhere,
    focusRequest,
  };
};
