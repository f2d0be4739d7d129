import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { KeyValue } from '../../../schemas';
import { lacks } from './keyValueRows';

type Part = 'key' | 'value';

interface Props {
  id: string;
  /** Its place, from 1. */
  number: number;
  row: KeyValue;
  isLast: boolean;
  filled: 'keyAndValue' | 'key' | undefined;
  hasFailed: boolean;
  isOrdered: boolean;
  isDisabled?: boolean;
  onChange(row: KeyValue): void;
  onEnter(part: Part): void;
  onRemove(): void;
  onMove(by: 1 | -1): void;
}

const parts = ['key', 'value'] as const;

const RowButtons = (props: Props) => {
  const { id, number, isLast, isDisabled, onRemove, onMove } = props;
  const translate = useTranslate();
  return (
    <>
      {props.isOrdered && (
        <>
          <IconButton
            id={`${id}-up`}
            size="small"
            disabled={isDisabled || number === 1}
            aria-label={translate('kinds.keyValues.up', { number })}
            onClick={() => onMove(-1)}
          >
            <ArrowUpward fontSize="small" />
          </IconButton>
          <IconButton
            id={`${id}-down`}
            size="small"
            disabled={isDisabled || isLast}
            aria-label={translate('kinds.keyValues.down', { number })}
            onClick={() => onMove(1)}
          >
            <ArrowDownward fontSize="small" />
          </IconButton>
        </>
      )}
      <IconButton
        size="small"
        disabled={isDisabled}
        aria-label={translate('kinds.keyValues.remove', { number })}
        onClick={onRemove}
      >
        <DeleteOutlined fontSize="small" />
      </IconButton>
    </>
  );
};

/** One row of the editor of keys and values. */
export const KeyValueLine = (props: Props) => {
  const { id, number, row, isDisabled, onChange, onEnter } = props;
  const translate = useTranslate();
  const lacking = lacks(row, props.filled);
  return (
    <TableRow>
      {parts.map((part) => (
        <TableCell key={part} sx={{ width: '50%', verticalAlign: 'top' }}>
          <TextField
            id={`${id}-${part}`}
            size="small"
            fullWidth
            hiddenLabel
            value={row[part]}
            disabled={isDisabled}
            error={props.hasFailed && lacking[part]}
            onChange={({ target }) => onChange({ ...row, [part]: target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              onEnter(part);
            }}
            slotProps={{
              htmlInput: { 'aria-label': translate(`kinds.keyValues.${part}Of`, { number }) },
            }}
          />
        </TableCell>
      ))}
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        <RowButtons {...props} />
      </TableCell>
    </TableRow>
  );
};
