import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type DataRecord, fillPath } from '../../../../schemas';
import { useLabels } from '../../../fields/labels';
import { mayChangeParts } from '../../../session/rights';
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog';
import { SaveFailure } from '../../../ui/loading/SaveFailure';
import { Reorderable } from '../../../ui/reorder/Reorderable';
import { ReorderableRow } from '../../../ui/reorder/ReorderableRow';
import { fileAddress } from '../../../uploads/uploadFiles';
import { useStoredRecord } from '../../storedRecord';
import { useSubList } from '../subList/useSubList';
import { PictureCells } from './PictureCells';
import { PictureDrop } from './PictureDrop';
import { PictureUploads } from './PictureUploads';
import { usePictureUploads } from './usePictureUploads';

interface TableProps {
  title: string;
  rows: readonly DataRecord[];
  nameOf(row: DataRecord): string;
  cells(row: DataRecord, place: number): ReactNode;
  canMove: boolean;
}

const PictureTable = ({ title, rows, nameOf, cells, canMove }: TableProps) => (
  <Table size="small" aria-label={title}>
    <TableBody>
      {rows.map((row, place) =>
        canMove ? (
          <ReorderableRow key={row.id} id={row.id} name={nameOf(row)}>
            {cells(row, place)}
          </ReorderableRow>
        ) : (
          <TableRow key={row.id}>{cells(row, place)}</TableRow>
        ),
      )}
    </TableBody>
  </Table>
);

/** A record's pictures: uploaded several at a time, put in order, and removed. */
const PicturesTab = ({ name }: { name: string }) => {
  const { definition, record, onReload } = useStoredRecord();
  const translate = useTranslate();
  const { spec, rows = [], saving, remove: removeRow, orderOf } = useSubList(name);
  const { pictures, remove } = spec;
  const title = useLabels(definition.name).subList(name).title();
  const mayChange = mayChangeParts(definition, record);
  const order = orderOf(rows);
  if (!pictures) throw new Error(`${definition.name}'s "${name}" are no pictures.`);
  const [gone, setGone] = useState<DataRecord | null>(null);
  const uploading = usePictureUploads(fillPath(pictures.upload, record), pictures.part, onReload);
  const nameOf = (row: DataRecord) => String(row[pictures.field] ?? '');

  const cells = (row: DataRecord, place: number) => (
    <PictureCells
      address={fileAddress(nameOf(row), { field: pictures, record })}
      place={place}
      buttons={{
        name: nameOf(row),
        move: order && { ...order, place, total: rows.length },
        onDelete: remove && (() => setGone(row)),
      }}
      mayChange={mayChange}
    />
  );

  const table = <PictureTable {...{ title, rows, nameOf, cells }} canMove={Boolean(order)} />;

  return (
    <>
      <SaveFailure failure={saving.failure} onRetry={saving.retry} />
      {mayChange && (
        <PictureDrop spec={pictures} label={title} onFiles={uploading.add}>
          <PictureUploads
            uploads={uploading.uploads}
            onRetry={uploading.retry}
            onPutAway={uploading.putAway}
          />
        </PictureDrop>
      )}
      {rows.length === 0 && (
        <Typography color="text.secondary">{translate('kinds.pictures.none')}</Typography>
      )}
      {rows.length > 0 && !order && table}
      {order && (
        <Reorderable rows={rows} nameOf={nameOf} onMove={order.onMove}>
          {table}
        </Reorderable>
      )}
      {gone && remove && (
        <DeleteDialog
          text={translate('kinds.upload.confirmRemove', { name: nameOf(gone) })}
          isBusy={saving.isBusy}
          onDelete={async () => {
            if (await removeRow(gone)) setGone(null);
          }}
          onClose={() => setGone(null)}
        />
      )}
    </>
  );
};

export default PicturesTab;
