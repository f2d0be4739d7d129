import TableIcon from '@mui/icons-material/TableChartOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isAllowed } from '../../../dataProvider/session';
import type { AnyFields } from '../../../schemas';
import { controlsOf, FieldScope } from '../../fields/FieldScope';
import { ReferenceInput } from '../../kinds/reference/ReferenceInputs';

import { lazyDialog } from '../../ui/loading/lazyDialog';
import { type ControlInputProps, control } from '../control';
import { fieldContext } from '../fieldContext';
import { formatIs } from '../testers';

const EnumTable = lazyDialog(async () => (await import('./EnumTable')).EnumTable);

const enums = { kind: 'reference', to: 'enums' } as const;

const NO_FIELDS: AnyFields = {};

const ignore = () => undefined;

/** An enum, found by its name or made here; its values are entered here as well. */
const EnumReference = ({ value, name, ...props }: ControlInputProps<number | null>) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const context = fieldContext(name, enums);
  const entry = {
    id: props.id,
    mode: 'update',
    useControl: controlsOf({}, ignore, ignore),
  } as const;
  return (
    <FieldScope {...context} fields={NO_FIELDS} entry={entry}>
      <ReferenceInput {...props} {...context} value={value ?? null} />
      {typeof value === 'number' && !props.isDisabled && isAllowed('builder', 'update') && (
        <Button
          size="small"
          startIcon={<TableIcon />}
          onClick={() => setOpen(true)}
          sx={{ alignSelf: 'start', mt: 0.5 }}
        >
          {translate('documents.editValues')}
        </Button>
      )}
      {isOpen && typeof value === 'number' && (
        <EnumTable id={value} onClose={() => setOpen(false)} />
      )}
    </FieldScope>
  );
};

export const enumReferenceRenderer = { tester: formatIs('enum'), renderer: control(EnumReference) };
