import Box from '@mui/material/Box';
import { useId } from 'react';
import { f } from '../../../schemas';
import { FieldInput } from '../../fields/FieldInput';
import { controlsOf, FieldScope } from '../../fields/FieldScope';
import { unlabelled } from '../../fields/labels';

const fields = {
  resource: f.reference({
    to: 'resources',
    choices: { method: 'GET', path: 'ticketing/resources' },
  }),
};

interface Props {
  label: string;
  resourceId: number | null;
  onChoose(id: number | null): void;
}

/** Chooses the resource whose hours are shown. */
export const ResourceChoice = ({ label, resourceId, onChoose }: Props) => {
  const values = { resource: resourceId };
  const change = (_name: string, value: unknown) =>
    onChoose(typeof value === 'number' ? value : null);
  return (
    <Box sx={{ maxWidth: 420, mb: 2 }}>
      <FieldScope
        fields={fields}
        labelScope={{ ...unlabelled, field: () => label }}
        resource="resources"
        record={values}
        entry={{ id: useId(), mode: 'optional', useControl: controlsOf(values, change) }}
      >
        <FieldInput name="resource" />
      </FieldScope>
    </Box>
  );
};
