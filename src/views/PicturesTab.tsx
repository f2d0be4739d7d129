import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type DataRecord, fillPath, type Resource } from '../../schemas';
import { Picture } from '../kinds/Picture';
import { fileAddress } from '../kinds/uploadFiles';
import { SortableRow } from '../sorting/SortableRow';
import { Sorting } from '../sorting/Sorting';
import { ConfirmDialog } from './ConfirmDialog';
import { useLabels } from './labels';
import { PictureDrop } from './PictureDrop';
import { PictureUploads } from './PictureUploads';
import { mayChangeParts } from './rights';
import { SaveFailure } from './SaveFailure';
import { SubListRowActions } from './SubListRowActions';
import type { TableRowData } from './tableRows';
import { usePictureUploads } from './usePictureUploads';
import { useSubList } from './useSubList';

const HEIGHT = 72;

/** The name stands beside the picture, or beneath it on a phone. */
const pictureLook = {
  display: 'grid',
  alignItems: 'center',
  gap: { xs: 0.5, sm: 2 },
  gridTemplateColumns: { sm: `${HEIGHT * 2}px minmax(0, 1fr)` },
} as const;

interface Props {
  definition: Resource;
  record: DataRecord;
  name: string;
  onReload(): Promise<void>;
}

/** A record's pictures: uploaded several at a time, put in order by hand, and removed. */
const PicturesTab = (props: Props) => {
  const { definition, record, name, onReload } = props;
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const { spec, rows = [], isBusy, failure, retry, send, move } = useSubList(props);
  const { pictures, idField, reorder, remove } = spec;
  if (!pictures) throw new Error(`${definition.name}'s "${name}" are no pictures.`);
  const [gone, setGone] = useState<TableRowData | null>(null);
  const uploading = usePictureUploads(fillPath(pictures.upload, record), pictures.part, onReload);
  const mayChange = mayChangeParts(definition, record);
  const idOf = (row: TableRowData) => Number(row[idField]);
  const nameOf = (row: TableRowData | undefined) => String(row?.[pictures.field] ?? '');
  const isSorted = mayChange && reorder !== undefined && rows.length > 1;

  const cells = (row: TableRowData, place: number) => {
    const address = fileAddress(nameOf(row), { field: pictures, record });
    const alt = translate('kinds.pictures.shown', { number: place + 1, name: nameOf(row) });
    return (
      <>
        <TableCell sx={{ px: { xs: 1, sm: 2 } }}>
          <Box sx={pictureLook}>
            <Link
              href={address}
              target="_blank"
              rel="noreferrer"
              aria-label={translate('kinds.pictures.open', { name: nameOf(row) })}
            >
              <Picture address={address} alt={alt} size={HEIGHT} />
            </Link>
            <Box sx={{ overflowWrap: 'anywhere' }}>{nameOf(row)}</Box>
          </Box>
        </TableCell>
        {mayChange && (
          <TableCell align="right" sx={{ whiteSpace: 'nowrap', px: { xs: 0, sm: 2 } }}>
            <SubListRowActions
              name={nameOf(row)}
              place={place}
              total={rows.length}
              isBusy={isBusy}
              onMove={isSorted ? (from, to) => move(rows, from, to) : undefined}
              onDelete={remove && (() => setGone(row))}
            />
          </TableCell>
        )}
      </>
    );
  };

  const table = (
    <Table size="small" aria-label={labels.part(`subLists.${name}`, 'name')}>
      <TableBody>
        {rows.map((row, place) =>
          isSorted ? (
            <SortableRow key={idOf(row)} id={idOf(row)} name={nameOf(row)}>
              {cells(row, place)}
            </SortableRow>
          ) : (
            <TableRow key={idOf(row)}>{cells(row, place)}</TableRow>
          ),
        )}
      </TableBody>
    </Table>
  );

  return (
    <>
      <SaveFailure failure={failure} onRetry={retry} />
      {mayChange && (
        <PictureDrop
          spec={pictures}
          label={labels.part(`subLists.${name}`, 'name')}
          onFiles={uploading.add}
        >
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
      {rows.length > 0 &&
        (isSorted ? (
          <Sorting
            ids={rows.map(idOf)}
            nameOf={(id) => nameOf(rows.find((row) => idOf(row) === id))}
            onMove={(from, to) => move(rows, from, to)}
          >
            {table}
          </Sorting>
        ) : (
          table
        ))}
      {gone && remove && (
        <ConfirmDialog
          title={translate('views.delete')}
          text={translate('kinds.upload.confirmRemove', { name: nameOf(gone) })}
          confirm={translate('views.delete')}
          tone="error"
          isBusy={isBusy}
          onConfirm={async () => {
            if (await send(remove, gone)) setGone(null);
          }}
          onClose={() => setGone(null)}
        />
      )}
    </>
  );
};

export default PicturesTab;
