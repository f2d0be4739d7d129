import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { KeyValue } from '../../../schemas';
import { moved } from '../../ui/reorder/moved';
import { useRowKeys } from '../../ui/rows/useRowKeys';
import { PHONE } from '../../ui/theme/touch';
import { HEAD_HEIGHT } from './heights';
import { KeyValueLine } from './KeyValueLine';
import { emptyRow } from './keyValueRows';

interface Props {
  /** Prefix of the inputs' ids. */
  id: string;
  rows: readonly KeyValue[];
  onChange(rows: readonly KeyValue[]): void;
  filled: 'keyAndValue' | 'key' | undefined;
  /** Whether a check has failed, so that rows show what they lack. */
  hasFailed: boolean;
  /** Whether rows can be put in another order. */
  isOrdered: boolean;
  isDisabled?: boolean;
}

/** Gives the focus to a control that is only there once the rows have changed. */
const useFocusNext = (id: string) => {
  const wanted = useRef<string | null>(null);
  // Before anything else: an effect of an earlier drawing may still be due, which would look for it too soon.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    document.getElementById(`${id}-${wanted.current}`)?.focus();
    wanted.current = null;
  });
  return (part: string) => {
    wanted.current = part;
  };
};

type Actions = Pick<Props, 'id' | 'rows' | 'onChange'>;

/** What can be done with the rows; the focus goes where the person goes on. */
const useRowActions = ({ id, rows, onChange }: Actions) => {
  const { keys, added, moved: movedKey, removed } = useRowKeys(rows.length);
  const focusNext = useFocusNext(id);
  const last = rows.length - 1;
  const add = () => {
    added();
    onChange([...rows, emptyRow()]);
    focusNext(`${rows.length}-key`);
  };
  return {
    keys,
    add,
    remove: (index: number) => {
      removed(index);
      onChange(rows.toSpliced(index, 1));
      focusNext(last > 0 ? `${Math.min(index, last - 1)}-key` : 'add');
    },
    move: (from: number, to: number) => {
      movedKey(from, to);
      onChange(moved(rows, from, to));
      // At either end the button that was used is out of use; the other one takes the focus.
      const isAtEnd = to === 0 || to === last;
      focusNext(`${to}-${to < from === isAtEnd ? 'down' : 'up'}`);
    },
    goOn: (index: number, part: 'key' | 'value') => {
      const isBlank = rows[index]?.key === '' && rows[index]?.value === '';
      if (index < last) document.getElementById(`${id}-${index + 1}-${part}`)?.focus();
      else if (!isBlank) add();
    },
  };
};

/** On a phone several buttons of a row stand beneath its key and value; the only one stays behind them. */
const onPhone = {
  ordered: {
    '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    '& th:last-of-type': { display: 'none' },
    '& td:last-of-type': {
      display: 'flex',
      justifyContent: 'flex-end',
      gridColumn: '1 / -1',
      pt: 0,
    },
  },
  plain: {
    '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr 52px' },
    '& th:last-of-type': { visibility: 'hidden' },
  },
} as const;

const tableLook = (isOrdered: boolean) =>
  ({
    '& td, & th': { borderBottom: 0, px: 0.5, py: 0.25 },
    '& th': { height: HEAD_HEIGHT },
    [PHONE]: {
      '&, & thead, & tbody': { display: 'block' },
      '& td, & th': { width: 'auto' },
      // In a grid a cell's height is no least one.
      '& td': { height: 'auto' },
      ...onPhone[isOrdered ? 'ordered' : 'plain'],
    },
  }) as const;

/** Rows of a key and a value, entered in a table. Enter goes on to the next row, and adds one at the end. */
export const KeyValueEditor = ({ id, rows, onChange, ...props }: Props) => {
  const translate = useTranslate();
  const { keys, add, remove, move, goOn } = useRowActions({ id, rows, onChange });
  return (
    <>
      {rows.length > 0 && (
        <TableContainer>
          <Table size="small" sx={tableLook(props.isOrdered)}>
            <TableHead>
              <TableRow>
                <TableCell>{translate('kinds.keyValues.key')}</TableCell>
                <TableCell>{translate('kinds.keyValues.value')}</TableCell>
                <TableCell align="right">{translate('kinds.keyValues.actions')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row, index) => (
                <KeyValueLine
                  key={keys[index]}
                  {...props}
                  id={`${id}-${index}`}
                  number={index + 1}
                  row={row}
                  isLast={index === rows.length - 1}
                  onChange={(next) => onChange(rows.with(index, next))}
                  onEnter={(part) => goOn(index, part)}
                  onRemove={() => remove(index)}
                  onMove={(by) => move(index, index + by)}
                />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      <Button
        id={`${id}-add`}
        size="small"
        startIcon={<Add />}
        disabled={props.isDisabled}
        onClick={add}
      >
        {translate('kinds.keyValues.add')}
      </Button>
    </>
  );
};
