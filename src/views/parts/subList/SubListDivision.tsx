import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { type DataRecord, type FieldOf, isKind, type SubListSpec } from '../../../../schemas';
import type { CodeValue } from '../../../../schemas/kinds/choice';
import type { LabelScope } from '../../../fields/labels';
import { codeLabelIn } from '../../../kinds/choice/codeLabels';

/** How the rows of a sub-list are divided by a choice, and which of them are shown. */
export interface Division {
  by: string;
  code: CodeValue | null;
  field: FieldOf<'choice'>;
  onChoose(code: CodeValue): void;
}

/** How the rows of a sub-list are divided, and which of them are shown; `undefined` when they aren't. */
export const useDivision = ({ table, fields }: SubListSpec): Division | undefined => {
  const named = table && fields[table.by];
  const field = named && isKind(named, 'choice') ? named : undefined;
  const [code, setCode] = useState(
    (field?.default ?? field?.values[0] ?? null) as CodeValue | null,
  );
  if (!field || !table) return undefined;
  return { by: table.by, code, field, onChoose: setCode };
};

interface Props extends Division {
  rows: readonly DataRecord[];
  labelScope: LabelScope;
}

/** Chooses which rows of a sub-list are shown, with how many there are of each. */
export const SubListDivision = ({ by, code, field, onChoose, rows, labelScope }: Props) => {
  const labelOf = codeLabelIn({ name: by, field, labelScope });
  const countOf = (one: CodeValue) => rows.filter((row) => row[by] === one).length;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={code}
      onChange={(_, next: CodeValue | null) => next !== null && onChoose(next)}
      aria-label={labelScope.field(by)}
      sx={{ flexWrap: 'wrap' }}
    >
      {field.values.map((one) => (
        <ToggleButton key={one} value={one} sx={{ textTransform: 'none' }}>
          {`${labelOf(one)} (${countOf(one)})`}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};
