import type { Translate } from '../../../ui/Translate';
import type { LeftWork } from '../../../ui/unsavedWork';
import { nameOfRow } from '../rows/titles';
import { type Change, nameOf } from '../storing/changes';
import { failureText } from '../storing/failureText';
import type { BuilderStore } from './createBuilderStore';

/** What of a document could not be stored: its details, and row by row. */
export const leftOf = (store: BuilderStore, translate: Translate): readonly LeftWork[] => {
  const { storing, statuses } = store.get();
  const { changes, refusals, failure } = storing;
  const nameOfChange = (change: Change): string =>
    'row' in change
      ? nameOfRow(change.row, translate)
      : translate(`documentBuilder.left.${change.kind}`);
  const reasonOf = (change: Change): string => {
    const refusal = refusals.get(nameOf(change));
    if (refusal?.elsewhere && change.kind === 'details')
      return translate('documentBuilder.status.touchedDetails');
    if (refusal) return refusal.message;
    if ('key' in change && statuses.get(change.key) === 'wrong')
      return translate(`documentBuilder.left.${'row' in change ? 'wrong' : 'wrongDetails'}`);
    return translate(failure ? failureText(failure) : 'documentBuilder.status.waiting');
  };
  return changes.map((change) => ({
    name: nameOfChange(change),
    reason: reasonOf(change),
    show: () => {
      if (change.kind === 'details') store.showDetails();
      else store.select('row' in change ? change.key : store.get().selected, 'options');
    },
  }));
};
