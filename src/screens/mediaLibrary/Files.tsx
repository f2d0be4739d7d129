import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { useMediaPage } from '../../media/useMediaPage';
import { FailedToLoad } from '../../ui/loading/FailedToLoad';
import { Skeleton } from '../../ui/optimisations/Skeleton';
import { FileGrid } from './FileGrid';
import type { FilesProps } from './FilesProps';
import { FileTable } from './FileTable';

interface Props extends Omit<FilesProps, 'records'> {
  list: ReturnType<typeof useMediaPage>;
  isList: boolean;
}

const placeholders = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The files of the page as pictures or as rows. */
export const Files = ({ list, isList, ...props }: Props) => {
  const translate = useTranslate();
  if (list.error)
    return (
      <Box sx={{ p: 2 }}>
        <FailedToLoad error={list.error} onRetry={() => list.refetch()} />
      </Box>
    );
  if (list.isPending)
    return (
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          gap: 1.5,
          p: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
        }}
      >
        {placeholders.map((place) => (
          <Skeleton key={place} variant="rounded" height={196} />
        ))}
      </Box>
    );
  if (list.records.length === 0)
    return (
      <Typography color="text.secondary" align="center" sx={{ px: 2, py: 8 }}>
        {translate('views.noResults')}
      </Typography>
    );
  const Shown = isList ? FileTable : FileGrid;
  return <Shown {...props} records={list.records} />;
};
