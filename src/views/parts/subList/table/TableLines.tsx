import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { subListTable as en } from '../../../../../i18n/en/subListTable';
import { subListTable as nl } from '../../../../../i18n/nl/subListTable';
import { moved } from '../../../../ui/reorder/moved';
import { Reorderable } from '../../../../ui/reorder/Reorderable';
import { useTexts } from '../../../../ui/useTexts';
import { emptyLine, nameOfLine, type TableShape } from './Line';
import { areCells, cellsOf, nextId, withCells } from './pasted';
import { type NamedColumn, TableLine } from './TableLine';
import type { TableEntry } from './useTableEntry';

interface Props {
  shape: TableShape;
  columns: readonly NamedColumn[];
  entry: TableEntry;
  isBusy: boolean;
}

interface Cell {
  readonly line: number;
  readonly column: number;
}

/** The cell in which something happens. */
const cellAt = (target: EventTarget): Cell | undefined => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [line, column] = (cell?.dataset.cell ?? '').split('.').map(Number);
  return cell && line !== undefined && column !== undefined ? { line, column } : undefined;
};

const STEPS: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Going from cell to cell by keys, and what is pasted into several. */
const useCells = ({ shape, columns, entry: { lines, change } }: Props) => {
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const next = useRef<Cell>(undefined);
  const go = ({ line, column }: Cell) => {
    const input = box.current?.querySelector<HTMLInputElement>(
      `[data-cell="${line}.${column}"] input`,
    );
    input?.focus();
    return input;
  };
  // A line that was added for it is there only once it has been drawn.
  useEffect(() => {
    if (next.current && go(next.current)) next.current = undefined;
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const at = cellAt(event.target);
    const isText = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (!at || step === undefined || !isText || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const to = { ...at, line: at.line + step };
    if (event.key === 'Enter' && to.line === lines.length) {
      next.current = to;
      change([...lines, emptyLine(shape, nextId(lines))]);
    } else go(to);
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const at = cellAt(event.target);
    if (!at || !areCells(text)) return;
    event.preventDefault();
    const pasting = { shape, columns, at, yes: translate('ra.boolean.true') };
    change(withCells(lines, cellsOf(text), pasting));
  };
  return { ref: box, onKeyDown, onPaste };
};

/** The lines of a table of rows, put in order by dragging or by keys. */
export const TableLines = (props: Props) => {
  const { columns, entry, isBusy } = props;
  const { lines, change, messageAt } = entry;
  const texts = useTexts({ en, nl });
  const move = (from: number, to: number) => change(moved(lines, from, to));
  return (
    <Reorderable rows={lines} nameOf={nameOfLine} onMove={move}>
      <TableContainer {...useCells(props)}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox" />
              {columns.map(({ name, label }) => (
                <TableCell key={name} sx={{ px: 0.5 }}>
                  {label}
                </TableCell>
              ))}
              <TableCell align="right">{texts.actions}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map((line, place) => (
              <TableLine
                key={line.id}
                line={line}
                place={place}
                total={lines.length}
                columns={columns}
                isBusy={isBusy}
                messageAt={messageAt}
                onChange={(changed) => change(lines.with(place, changed))}
                onMove={(by) => move(place, place + by)}
              />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Reorderable>
  );
};
