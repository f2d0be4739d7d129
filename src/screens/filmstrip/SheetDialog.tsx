import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import type { DataRecord } from '../../../schemas';
import { FailedToLoad } from '../../ui/loading/FailedToLoad';
import { TabSkeleton } from '../../ui/loading/TabSkeleton';
import { Pager } from '../../ui/Pager';
import { SearchBox } from '../../ui/SearchBox';
import { usePagedSearch } from '../../ui/usePagedSearch';
import { useStripTexts } from './texts';

const PAGE_SIZE = 20;

interface Props {
  onPick(sheet: { id: number; title: string }): void;
  onClose(): void;
}

/** The price sheets in a dialog, to add one of them. */
export const SheetDialog = ({ onPick, onClose }: Props) => {
  const translate = useTranslate();
  const texts = useStripTexts();
  const titleId = useId();
  const { page, setPage, q, search } = usePagedSearch();
  const { data, total, error, isPending, refetch } = useGetList<DataRecord>(
    'pricesheets',
    {
      pagination: { page, perPage: PAGE_SIZE },
      sort: { field: 'name', order: 'ASC' },
      filter: q ? { q } : {},
    },
    { retry: false },
  );
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.addSheet}</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 }, display: 'grid', gap: 1, alignContent: 'start' }}>
        <SearchBox value={q} onChange={search} label={translate('views.search')} />
        {error && <FailedToLoad error={error} onRetry={() => refetch()} />}
        {isPending && <TabSkeleton />}
        {data && data.length > 0 && (
          <List disablePadding aria-label={texts.addSheet}>
            {data.map(({ id, name, description }) => (
              <ListItem key={id} disablePadding>
                <ListItemButton onClick={() => onPick({ id, title: String(name) })}>
                  <ListItemText primary={String(name)} secondary={String(description ?? '')} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        )}
        {data?.length === 0 && (
          <Typography role="status" color="text.secondary">
            {translate('views.noResults')}
          </Typography>
        )}
        <Pager list={{ page, perPage: PAGE_SIZE, total: total ?? 0, data, setPage }} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('views.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
};
