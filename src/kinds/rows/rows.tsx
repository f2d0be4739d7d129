import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { OptionsOf, ValueOf } from '../../../schemas';
import type { ShowProps, ViewOf } from '../../fields/KindView';
import { useDrawnRows } from '../../fields/rowLooks';
import { nestedText } from '../../fields/text';
import { Nothing } from '../../ui/Nothing';
import { Skeleton } from '../../ui/optimisations/Skeleton';
import { BLOCK_HEIGHT, lazyPart } from '../lazyPart';
import { rowsHeight } from './rowsHeight';
import { shownFields } from './shownFields';

type Props = ShowProps<ValueOf<'rows'>, OptionsOf<'rows'>>;

const RowsBlock = lazyPart<Props>(
  'RowsBlock',
  async () => (await import('./RowsBlock')).RowsBlock,
  rowsHeight,
);

const RowsShow = (props: Props) => {
  const { value, field, isCell } = props;
  const translate = useTranslate();
  const drawn = useDrawnRows(field);
  if (isCell)
    return value.length === 0 ? (
      <Nothing isCell />
    ) : (
      translate('kinds.rows.count', { smart_count: value.length })
    );
  if (!drawn || value.length === 0) return <RowsBlock {...props} />;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={BLOCK_HEIGHT} />}>
      <drawn.Show {...props} />
    </Suspense>
  );
};

export const rows: ViewOf<'rows'> = {
  Show: RowsShow,
  asText: (value, { field, labelScope, name, resource }, writer) => {
    const context = { labelScope: labelScope.rows(name), resource };
    return value.map((row) => nestedText(row, shownFields(field), context, writer)).join('; ');
  },
  prepare: RowsBlock.prepare,
  isBlock: true,
};
