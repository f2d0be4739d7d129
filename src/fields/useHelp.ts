import { isShown } from '../../schemas';
import { useScopeOf } from './FieldScope';

/** What stands below a field to explain it: the same where it is read as where it is entered; nothing where lists are filtered. */
export const useHelp = (name: string): string | undefined => {
  const { entry, field, labelScope, record, adviceOn } = useScopeOf(name);
  const advice = adviceOn?.(name);
  if (advice !== undefined) return advice;
  if (entry?.mode === 'filter' || entry?.mode === 'optional') return undefined;
  return isShown({ when: field.helpWhen }, record) ? labelScope.help(name) : undefined;
};
