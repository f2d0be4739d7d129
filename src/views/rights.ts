import { isAllowed } from '../../dataProvider/session';
import { isShown, type Resource } from '../../schemas';

/** Whether the signed-in person may change a record, by right and by what the record itself says. */
export const isEditable = (
  { module, verbs: { update } }: Resource,
  record: Record<string, unknown>,
): boolean =>
  update !== false && isAllowed(module, 'update') && isShown({ when: update?.when }, record);
