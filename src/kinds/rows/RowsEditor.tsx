import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { emptyValues, type OptionsOf, sourceOf, type ValueOf } from '../../../schemas';
import { repeatedIn } from '../../../schemas/kinds/unique';
import { LabelledGroup } from '../../fields/inputs/LabelledGroup';
import type { InputProps } from '../../fields/KindView';
import { part } from '../../routing/part';
import { moved } from '../../ui/reorder/moved';
import { useRowKeys } from '../../ui/rows/useRowKeys';
import { RecordAdders } from '../reference/RecordAdder';
import { RecordLine, RowCard, RowLine } from './RowCard';
import type { RowPlace } from './RowPlace';
import { columnsLook, HEAD_LOOK, useIsLined } from './rowsLook';
import { shownFields } from './shownFields';

const ReorderableFieldRows = part('ReorderableFieldRows', async () => ({
  default: (await import('./ReorderableFieldRows')).ReorderableFieldRows,
}));

type Value = ValueOf<'rows'>;
interface Props extends InputProps<Value, OptionsOf<'rows'>> {
  /** What else can be done with a row, by its place. */
  toolsOf?(index: number): ReactNode;
}

/** Rows with keys of their own, and what becomes of them. */
const useRows = ({ value, onChange }: Pick<Props, 'value' | 'onChange'>) => {
  const { keys, added, moved: movedKey, removed } = useRowKeys(value.length);
  return {
    keys,
    add: (row: Value[number]) => {
      added();
      onChange([...value, row]);
    },
    move: (from: number, to: number) => {
      movedKey(from, to);
      onChange(moved(value, from, to));
    },
    remove: (index: number) => {
      removed(index);
      onChange(value.toSpliced(index, 1));
    },
  };
};

/** Puts who has added a row into its first field. */
const useFocusOnNew = (id: string, { fields }: OptionsOf<'rows'>, count: number) => {
  const isNew = useRef(false);
  useEffect(() => {
    if (!isNew.current) return;
    isNew.current = false;
    document.getElementById(`${id}-${count - 1}-${Object.keys(fields)[0]}`)?.focus();
  });
  return () => {
    isNew.current = true;
  };
};

const listLook = (gap: number) =>
  ({ display: 'grid', gap, mb: 1, '&:empty': { display: 'none' } }) as const;

/** What the columns of lines are called; screen readers have it of each control. */
const Columns = ({ field, labelScope, name }: Pick<Props, 'field' | 'labelScope' | 'name'>) => {
  const columns = Object.keys(shownFields(field));
  const labels = labelScope.rows(name);
  return (
    <Box aria-hidden="true" sx={[columnsLook(columns.length), HEAD_LOOK]}>
      {columns.map((column) => (
        <span key={column}>{labels.field(column)}</span>
      ))}
    </Box>
  );
};

/** A line of columns needs no gap: its controls have one. */
const gapOf = (field: OptionsOf<'rows'>, isLined: boolean) => {
  if (isLined) return 0;
  return field.chosenFrom ? 0.75 : 1.5;
};

/** Rows of fields to be entered: a card or a line each, with ways to add, to move and to take away. */
export const RowsEditor = ({ toolsOf, ...props }: Props) => {
  const { id, value, onChange, field, label, isDisabled } = props;
  const translate = useTranslate();
  const { keys, add, move, remove } = useRows(props);
  const focusOnNew = useFocusOnNew(id, field, value.length);
  const isLined = useIsLined(field);
  const Unordered = isLined ? RowLine : RowCard;
  const Row = field.chosenFrom ? RecordLine : Unordered;
  const [firstField = ''] = Object.keys(field.fields);
  const nameOf = (index: number): string => {
    const row: Readonly<Record<string, unknown>> = value[index] ?? {};
    const name = row[sourceOf(field, row)?.titleIn ?? firstField];
    return String(name || translate('kinds.rows.row', { label, number: index + 1 }));
  };

  const draw = (index: number, place: RowPlace = {}) => {
    const row = value[index];
    if (!row) return null;
    return (
      <Row
        key={keys[index]}
        {...props}
        {...place}
        tools={place.tools ?? toolsOf?.(index)}
        index={index}
        row={row}
        problems={repeatedIn(value, index, field.fields)}
        onChange={(next) => onChange(value.with(index, next))}
        onRemove={() => remove(index)}
      />
    );
  };
  const all = value.map((_, index) => draw(index));
  const isSortable = field.reorder || field.numberedBy !== undefined;

  return (
    <LabelledGroup {...props}>
      <Box sx={listLook(gapOf(field, isLined))}>
        {isLined && value.length > 0 && <Columns {...props} />}
        {isSortable && value.length > 1 ? (
          <Suspense fallback={all}>
            <ReorderableFieldRows keys={keys} nameOf={nameOf} isDisabled={isDisabled} onMove={move}>
              {draw}
            </ReorderableFieldRows>
          </Suspense>
        ) : (
          all
        )}
      </Box>
      {field.chosenFrom ? (
        <RecordAdders {...props} onAdd={add} />
      ) : (
        <Button
          size="small"
          startIcon={<Add />}
          disabled={isDisabled}
          onClick={() => {
            focusOnNew();
            add({ ...emptyValues(field.fields), id: null });
          }}
        >
          {translate('kinds.rows.add')}
        </Button>
      )}
    </LabelledGroup>
  );
};
