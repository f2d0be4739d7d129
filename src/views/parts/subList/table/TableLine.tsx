import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import UndoIcon from '@mui/icons-material/Undo';
import Checkbox from '@mui/material/Checkbox';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import TableCell from '@mui/material/TableCell';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { subListTable as en } from '../../../../../i18n/en/subListTable';
import { subListTable as nl } from '../../../../../i18n/nl/subListTable';
import { MoveButtons } from '../../../../ui/reorder/MoveButtons';
import { ReorderableRow } from '../../../../ui/reorder/ReorderableRow';
import { filled, useTexts } from '../../../../ui/useTexts';
import { type Line, nameOfLine } from './Line';
import type { Column } from './pasted';
import { placeOf } from './problems';

/** A column with what stands above it. */
export interface NamedColumn extends Column {
  readonly label: string;
}

interface Props {
  line: Line;
  /** Its place, counted from 0, and how many there are. */
  place: number;
  total: number;
  columns: readonly NamedColumn[];
  isBusy: boolean;
  messageAt(place: string): string | undefined;
  onChange(line: Line): void;
  onMove(by: 1 | -1): void;
}

interface CellProps {
  column: NamedColumn;
  line: Line;
  label: string;
  isBusy: boolean;
  message: string | undefined;
  onChange(line: Line): void;
}

/** A key or a text. */
const TextCell = ({ column, line, label, isBusy, message, onChange }: CellProps) => {
  const id = useId();
  const { kind, name } = column;
  const value = kind === 'key' ? line.key : (line.texts[name] ?? '');
  return (
    <>
      <OutlinedInput
        size="small"
        fullWidth
        value={value}
        disabled={line.isGone || isBusy}
        error={message !== undefined}
        onChange={({ target }) =>
          onChange(
            kind === 'key'
              ? { ...line, key: target.value }
              : { ...line, texts: { ...line.texts, [name]: target.value } },
          )
        }
        sx={{ minWidth: kind === 'key' ? 90 : 150 }}
        inputProps={{
          'aria-label': label,
          'aria-describedby': message === undefined ? undefined : id,
          lang: kind === 'text' ? name.split('-')[0]?.toLowerCase() : undefined,
          style: line.isGone ? { textDecoration: 'line-through' } : undefined,
        }}
      />
      {message !== undefined && (
        <FormHelperText id={id} error>
          {message}
        </FormHelperText>
      )}
    </>
  );
};

const FlagCell = ({ column: { name }, line, label, isBusy, onChange }: CellProps) => {
  const isOn = line.flags[name] ?? null;
  return (
    <Checkbox
      size="small"
      checked={isOn === true}
      indeterminate={isOn === null}
      disabled={line.isGone || isBusy}
      onChange={({ target }) =>
        onChange({ ...line, flags: { ...line.flags, [name]: target.checked } })
      }
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
};

/** One line of a table of rows: its key, its texts beside each other, its flags, and its place. */
export const TableLine = ({ line, place, total, columns, isBusy, ...props }: Props) => {
  const texts = useTexts({ en, nl });
  const { messageAt, onChange, onMove } = props;
  const name = nameOfLine(line) || filled(texts.line, { line: place + 1 });
  const Icon = line.isGone ? UndoIcon : DeleteIcon;
  return (
    <ReorderableRow id={line.id} name={name}>
      {columns.map((column, at) => {
        const Cell = column.kind === 'flag' ? FlagCell : TextCell;
        return (
          <TableCell
            key={column.name}
            padding="none"
            data-cell={`${place}.${at}`}
            sx={{ p: 0.5, verticalAlign: 'top' }}
          >
            <Cell
              column={column}
              line={line}
              label={filled(texts.cell, { column: column.label, line: place + 1 })}
              isBusy={isBusy}
              message={line.isGone ? undefined : messageAt(placeOf(line, column.name))}
              onChange={onChange}
            />
          </TableCell>
        );
      })}
      <TableCell padding="none" align="right" sx={{ whiteSpace: 'nowrap' }}>
        {line.isGone && (
          <Typography variant="body2" component="span" color="text.secondary" sx={{ mr: 1 }}>
            {texts.gone}
          </Typography>
        )}
        <MoveButtons
          name={name}
          isFirst={place === 0}
          isLast={place === total - 1}
          isBusy={isBusy}
          onMove={onMove}
        />
        <IconButton
          size="small"
          disabled={isBusy}
          aria-label={filled(line.isGone ? texts.putBack : texts.takeOut, { name })}
          onClick={() => onChange({ ...line, isGone: !line.isGone })}
        >
          <Icon fontSize="small" />
        </IconButton>
      </TableCell>
    </ReorderableRow>
  );
};
