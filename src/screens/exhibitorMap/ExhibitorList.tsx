import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useState } from 'react';
import { useTranslate } from 'react-admin';
import { foldText } from '../../../schemas';
import { SearchBox } from '../../ui/SearchBox';
import type { Exhibitor } from './useExhibitors';

/** Most that are listed at a time; a search finds the others. */
const MOST = 100;

interface Props {
  rows: readonly Exhibitor[];
  chosenId: number | undefined;
  onChoose(exhibitor: Exhibitor): void;
}

/** The exhibitors of the map by name, found by name, identifier and stand number. */
export const ExhibitorList = ({ rows, chosenId, onChoose }: Props) => {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const sought = foldText(useDeferredValue(text));
  const found = rows.filter(({ name, identifier, standNo }) =>
    foldText(`${name} ${identifier} ${standNo}`).includes(sought),
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'auto minmax(0, 1fr) auto',
        minHeight: 0,
      }}
    >
      <SearchBox
        value={text}
        onChange={setText}
        minimum={1}
        label={translate('exhibitorMap.search')}
      />
      {found.length === 0 ? (
        <Typography color="text.secondary">{translate('views.noResults')}</Typography>
      ) : (
        <List
          dense
          disablePadding
          aria-label={translate('exhibitorMap.exhibitors')}
          sx={{ overflowY: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
        >
          {found.slice(0, MOST).map((row) => (
            <ListItem key={row.id} disablePadding>
              <ListItemButton
                selected={row.id === chosenId}
                aria-current={row.id === chosenId ? 'true' : undefined}
                onClick={() => onChoose(row)}
              >
                <ListItemText
                  primary={row.name}
                  secondary={[row.standNo, row.identifier].filter((one) => one !== '').join(' · ')}
                  slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true } }}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      )}
      {found.length > MOST && (
        <Typography variant="caption" color="text.secondary">
          {translate('exhibitorMap.more', { shown: MOST, total: found.length })}
        </Typography>
      )}
    </Box>
  );
};
