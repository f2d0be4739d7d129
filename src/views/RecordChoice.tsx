import Box from '@mui/material/Box';
import { useId } from 'react';
import type { OptionsOf } from '../../schemas';
import { FieldInput } from '../fields/FieldInput';
import { controlsOf, FieldScope } from '../fields/FieldScope';
import { unlabelled } from '../fields/labels';

interface Props {
  /** The resource that it is of, and where its choices come from. */
  choices: Pick<OptionsOf<'reference'>, 'to' | 'choices'>;
  label: string;
  id: number | null;
  onChoose(id: number | null): void;
}

const NAME = 'record';

/** Chooses the record that a page is about. */
export const RecordChoice = ({ choices, label, id, onChoose }: Props) => {
  const values = { [NAME]: id };
  const change = (_name: string, value: unknown) =>
    onChoose(typeof value === 'number' ? value : null);
  return (
    <Box sx={{ maxWidth: 420, mb: 2 }}>
      <FieldScope
        fields={{ [NAME]: { kind: 'reference', ...choices } }}
        labelScope={{ ...unlabelled, field: () => label }}
        resource={choices.to ?? ''}
        record={values}
        entry={{ id: useId(), mode: 'optional', useControl: controlsOf(values, change) }}
      >
        <FieldInput name={NAME} />
      </FieldScope>
    </Box>
  );
};
