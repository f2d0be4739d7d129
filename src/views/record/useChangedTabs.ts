import { useFormState } from 'react-hook-form';
import type { Resource } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { fieldsOfTab } from '../form/tabs';
import { nameOfTab } from './nameOfTab';

/** Whether something is marked as changed, in itself or in what it holds. */
const isMarked = (mark: unknown): boolean =>
  mark === true ||
  (typeof mark === 'object' && mark !== null && Object.values(mark).some(isMarked));

/** What the tabs are called that have something in them which isn't saved. */
export const useChangedTabs = (definition: Resource): readonly string[] => {
  const labels = useLabels(definition.name);
  const { dirtyFields } = useFormState();
  const marks: Readonly<Record<string, unknown>> = dirtyFields;
  return definition.detail
    .filter((tab) => fieldsOfTab(tab).some((name) => isMarked(marks[name])))
    .map((tab) => nameOfTab(tab, labels));
};
