import { isAllowed } from '../../../dataProvider/session';
import { type ActionSpec, type DataRecord, isShown, type Resource } from '../../../schemas';

/** The actions that the person at work may have called for several rows at once, by name. */
export const severalActions = ({
  actions,
  module,
}: Resource): readonly (readonly [name: string, spec: ActionSpec])[] =>
  Object.entries(actions).filter(
    ([, { forSeveral, right = 'update' }]) => forSeveral && isAllowed(module, right),
  );

/** The rows that an action is offered for. */
export const rowsFor = ({ when }: ActionSpec, rows: readonly DataRecord[]): readonly DataRecord[] =>
  rows.filter((row) => isShown({ when }, row));
