import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { type AnyFields, isKind, type OptionsOf, sourcesOf, type ValueOf } from '../../../schemas';
import type { ShowProps, ViewOf } from '../../fields/KindView';
import { useDrawnRows } from '../../fields/rowLooks';
import { nestedText } from '../../fields/text';
import { Nothing } from '../../ui/Nothing';
import { Skeleton } from '../../ui/optimisations/Skeleton';
import { BLOCK_HEIGHT, lazyPart } from '../lazyPart';
import { RowsFieldTable } from './RowsFieldTable';
import { shownFields } from './shownFields';

type Value = ValueOf<'rows'>;

const RowsCards = lazyPart(
  'RowsCards',
  async () => (await import('./RowsCards')).RowsCards,
  BLOCK_HEIGHT,
);

/** Pixels of what rows are chosen with, a control below its label, before there are any. */
const CHOOSER_HEIGHT = 58;

/** Beside each other in a table; more are read in the places in which they are entered. */
const MOST_COLUMNS = 5;

const isDeep = ({ layout }: OptionsOf<'rows'>, fields: AnyFields): boolean =>
  layout !== undefined || Object.values(fields).some((inner) => isKind(inner, 'rows'));

const RowsShow = (props: ShowProps<Value, OptionsOf<'rows'>>) => {
  const { value, field, labelScope, name, resource, isCell } = props;
  const translate = useTranslate();
  const drawn = useDrawnRows(field);
  if (value.length === 0)
    return isCell || !field.chosenFrom ? (
      <Nothing isCell={isCell} />
    ) : (
      <div style={{ minHeight: CHOOSER_HEIGHT }}>
        <Nothing />
      </div>
    );
  if (isCell) return translate('kinds.rows.count', { smart_count: value.length });
  if (drawn)
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={BLOCK_HEIGHT} />}>
        <drawn.Show {...props} />
      </Suspense>
    );
  const fields = shownFields(field);
  const common = { fields, rows: value, labelScope: labelScope.rows(name), resource };
  if (isDeep(field, fields) || (!field.readOnly && Object.keys(fields).length > MOST_COLUMNS))
    return <RowsCards {...common} layout={field.layout} />;
  return <RowsFieldTable {...common} label={labelScope.field(name)} sources={sourcesOf(field)} />;
};

export const rows: ViewOf<'rows'> = {
  Show: RowsShow,
  asText: (value, { field, labelScope, name, resource }, writer) => {
    const context = { labelScope: labelScope.rows(name), resource };
    return value.map((row) => nestedText(row, shownFields(field), context, writer)).join('; ');
  },
  isBlock: true,
};
