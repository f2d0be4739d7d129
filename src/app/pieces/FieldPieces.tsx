import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { controlsOf, FieldScope } from '../../fields/FieldScope';
import { FieldSlot } from '../../fields/FieldSlot';
import { type LabelScope, unlabelled } from '../../fields/labels';
import { pieceErrors, pieceFields, pieceValues } from './pieceFields';

const labels: LabelScope = {
  ...unlabelled,
  field: (name) => name,
  code: (_, value) => String(value),
  rows: () => labels,
};

const pairs = {
  '& + &': { mt: 2 },
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
} as const;

/** Each kind of field as it is read, and beside that as it is entered. */
export const FieldPieces = () => {
  const id = useId();
  const [values, setValues] = useState(pieceValues);
  const change = (name: string, value: unknown) => setValues({ ...values, [name]: value });
  const useControl = controlsOf(values, change, (name) => pieceErrors[name]);
  const scope = { fields: pieceFields, labelScope: labels, resource: '', record: values };
  return Object.keys(pieceFields).map((name) => (
    <Box key={name} sx={pairs}>
      <FieldScope {...scope}>
        <FieldSlot name={name} isAlone={false} />
      </FieldScope>
      <FieldScope {...scope} entry={{ id, mode: 'update', useControl }}>
        <FieldSlot name={name} isAlone={false} />
      </FieldScope>
    </Box>
  ));
};
