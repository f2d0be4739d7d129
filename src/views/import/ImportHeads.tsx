import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type Ref, useState } from 'react';
import type { HeadChoice } from '../../../dataProvider/calls/imports';
import type { FileColumn, FileHead } from '../../../schemas';
import type { ColumnLabel } from './columnLabels';
import { useImportTexts } from './importTexts';

interface Props {
  ref: Ref<HTMLFieldSetElement>;
  heads: readonly FileHead[];
  columns: readonly FileColumn[];
  labelOf: ColumnLabel;
  onChosen(choice: HeadChoice): void;
}

/** The file's own mapping; of heads that stand for one column the first does. */
const understood = (heads: readonly FileHead[]): HeadChoice => {
  const choice: Record<string, string> = {};
  for (const { head, column } of heads)
    if (!(head in choice))
      choice[head] = column === null || Object.values(choice).includes(column) ? '' : column;
  return choice;
};

/** Asks which head of a file stands for which column. */
export const ImportHeads = ({ ref, heads, columns, labelOf, onChosen }: Props) => {
  const { translate } = useImportTexts();
  const [choice, setChoice] = useState(() => understood(heads));
  // Two of one name are one choice.
  const names = [...new Set(heads.map(({ head }) => head))];
  const taken = new Set(Object.values(choice));
  return (
    <Box
      ref={ref}
      component="fieldset"
      tabIndex={-1}
      sx={{ border: 0, p: 0, m: 0, display: 'grid', gap: 1, minWidth: 0, outline: 'none' }}
    >
      <Typography component="legend" variant="subtitle2">
        {translate('heads')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, maxHeight: '40vh', overflowY: 'auto', pt: 1 }}>
        {names.map((head) => (
          <TextField
            key={head}
            select
            size="small"
            label={head || translate('noHead')}
            value={choice[head] ?? ''}
            onChange={({ target }) => setChoice({ ...choice, [head]: target.value })}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">{translate('leaveOut')}</MenuItem>
            {columns.map((column) => (
              <MenuItem
                key={column.key}
                value={column.head}
                disabled={taken.has(column.head) && choice[head] !== column.head}
              >
                {labelOf(column.key)}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      <Box>
        <Button variant="outlined" onClick={() => onChosen(choice)}>
          {translate('useHeads')}
        </Button>
      </Box>
    </Box>
  );
};
