import { type MouseEvent, memo, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { part } from '../../routing/part';
import look from '../../ui/optimisations/table.module.css';
import { isForRow } from '../../ui/rows/rowClick';
import { useStableCallback } from '../../ui/useStableCallback';
import { rankedColumns } from './columns';
import { hasRowButtons } from './ListActions';
import { type CellsProps, ListCells } from './ListCells';
import { ListHead } from './ListHead';
import { havePictures } from './pictureBefore';
import type { RowLook, RowsProps } from './rowsProps';
import own from './table.module.css';
import { useInParts } from './useInParts';
import { usePointedRecord } from './usePointedRecord';
import { useTickAll } from './useTickAll';
import { useTicking } from './useTicking';
import { useTightness } from './useTightness';

const ListSums = part('ListSums', () => import('./ListSums'));

interface RowProps extends CellsProps, Pick<RowsProps, 'drawRow'> {
  onOpen(path: string): void;
  /** The pointer or the focus has come to a row, or left one. */
  onPoint(id: number | null): void;
}

const Row = ({ drawRow, onOpen, onPoint, ...props }: RowProps) => {
  const { record, path, isTicked } = props;
  const rowLook: RowLook = {
    className: path === null ? `${look.row}` : `${look.row} ${look.opens}`,
    'data-ticked': isTicked || undefined,
    onClick: (event: MouseEvent<HTMLTableRowElement>) => {
      if (path !== null && isForRow(event)) onOpen(path);
    },
    onPointerEnter: () => onPoint(record.id),
    onPointerLeave: () => onPoint(null),
    onFocus: () => onPoint(record.id),
  };
  const cells = <ListCells {...props} />;
  return drawRow ? drawRow(record, rowLook, cells) : <tr {...rowLook}>{cells}</tr>;
};

/** The same columns until others are shown, or others of them are empty. */
const useRanked = ({ definition, columns, rows }: RowsProps) => {
  const [ranked, setRanked] = useState(columns);
  const next = rankedColumns(definition, columns, rows);
  const isSame =
    next.length === ranked.length &&
    next.every((column, index) => {
      const drawn = ranked[index];
      return drawn?.name === column.name && drawn.rank === column.rank;
    });
  if (!isSame) setRanked(next);
  return isSame ? ranked : next;
};

/** Drawn again only when something of its own has changed. */
const ListRow = memo(Row);

/** The sums of columns, in room that is kept for them. */
const Foot = ({ hasActions, ...props }: RowsProps & { hasActions: boolean }) => {
  const { definition, columns, list, drawRow, selection } = props;
  if (!definition.list.sums || !list) return null;
  const room = (
    <tr>
      <td />
    </tr>
  );
  return (
    <tfoot>
      <Suspense fallback={room}>
        <ListSums
          {...{ definition, columns, list, hasActions }}
          before={Number(drawRow !== undefined) + Number(selection !== undefined)}
        />
      </Suspense>
    </tfoot>
  );
};

/** The rows of a list as a table; a row opens its record, its first value is the link to it. */
export const ListTable = (props: RowsProps) => {
  const { definition, rows, sort, pathOf, rowTools, prefix, drawRow, selection } = props;
  const navigate = useNavigate();
  const onOpen = useStableCallback((path: string) => void navigate(path));
  const onSort = useStableCallback(props.onSort);
  const onTick = useTicking(rows, selection);
  const { ticked, onTickAll } = useTickAll(props);
  const hasTicked = Boolean(selection?.selected.length);
  const onPoint = usePointedRecord(definition, hasTicked);
  const columns = useRanked(props);
  const frame = useTightness();
  const hasButtons = hasRowButtons(definition) || rowTools !== undefined;
  const shared = {
    definition,
    columns,
    hasActions: hasButtons,
    hasPictures: havePictures(definition, rows),
    rowTools,
    prefix,
    drawRow,
    onOpen,
    onPoint,
    onTick,
  };
  return (
    <div ref={frame} className={`${look.frame} ${own.list}`} data-fits>
      <table className={look.table}>
        <ListHead
          definition={definition}
          columns={columns}
          sortField={sort.field}
          sortOrder={sort.order}
          hasHandles={drawRow !== undefined}
          hasActions={hasButtons}
          ticked={ticked}
          isCovered={hasTicked}
          headPrefix={props.headPrefix}
          onSort={onSort}
          onTickAll={onTickAll}
        />
        <tbody>
          {useInParts(rows, `${sort.field} ${sort.order}`).map((record) => (
            <ListRow
              key={record.id}
              {...shared}
              record={record}
              path={pathOf(record)}
              isTicked={selection?.selected.includes(record.id)}
            />
          ))}
        </tbody>
        <Foot {...props} columns={columns} hasActions={hasButtons} />
      </table>
    </div>
  );
};
