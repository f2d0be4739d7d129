import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { type DocumentRow, rowTypeOf } from '../../../schemas/documents';
import { MediaThumb } from '../../media/MediaThumb';
import { useMedia } from '../../media/useMedia';
import { Nothing } from '../../ui/Nothing';
import { Skeleton } from '../../ui/optimisations/Skeleton';

const THUMB_PIXELS = 32;

const MediaValue = ({ id }: { id: number }) => {
  const translate = useTranslate();
  const { record, isPending } = useMedia(id);
  if (isPending) return <Skeleton variant="text" width={96} />;
  if (!record) return translate('documentList.file', { id });
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <MediaThumb record={record} size={THUMB_PIXELS} />
      {record.fileName}
    </Box>
  );
};

/** Whether what is filled in is a file. */
export const isMedia = (row: DocumentRow): boolean =>
  rowTypeOf(row.type)?.value?.schema(row.options).format === 'media';

interface Props {
  row: DocumentRow | undefined;
  value: unknown;
  /** The value in words and figures. */
  text: string;
}

/** A filled-in value in a cell. */
export const ItemValue = ({ row, value, text }: Props) => {
  if (row && isMedia(row) && typeof value === 'number') return <MediaValue id={value} />;
  if (text === '') return <Nothing isCell />;
  return (
    <Box
      component="span"
      sx={{
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        overflow: 'hidden',
        maxWidth: 360,
        overflowWrap: 'break-word',
      }}
    >
      {text}
    </Box>
  );
};
