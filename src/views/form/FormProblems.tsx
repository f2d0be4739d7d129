import { useFormState, useWatch } from 'react-hook-form';
import { isShown, type Resource } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { ErrorSummary } from '../../ui/ErrorSummary';

interface Props {
  definition: Resource;
  /** Leads to a field. */
  onOpen(field: string): void;
}

/** What is wrong with the record as it was sent last, less what has been put right since. */
export const FormProblems = ({ definition, onOpen }: Props) => {
  const labels = useLabels(definition.name);
  const { errors } = useFormState();
  const values = useWatch() as Record<string, unknown>;
  const names = [...new Set([...Object.keys(definition.fields), ...Object.keys(errors)])];
  const wrong = names.flatMap((name) => {
    const message = errors[name]?.message;
    const field = definition.fields[name];
    // Fields that are no longer shown aren't invalid.
    if (field && !isShown(field, values)) return [];
    if (typeof message !== 'string') return [];
    if (!field) return [{ name, label: name, message, isPlaceless: true }];
    return [{ name, label: labels.field(name), message }];
  });
  return <ErrorSummary wrong={wrong} onOpen={onOpen} />;
};
