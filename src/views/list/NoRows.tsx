import SearchIcon from '@mui/icons-material/SearchOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { icons } from '../../ui/icons';
import { AddButton } from './AddButton';
import type { ListState } from './useListState';

interface Props {
  definition: Resource;
  list: Pick<ListState, 'filterValues' | 'setFilters'>;
}

/** Stands in place of rows: what was searched for and the way back to all, or what belongs here and the way to it. */
export const NoRows = ({ definition, list: { filterValues, setFilters } }: Props) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const isNarrowed = Object.keys(filterValues).length > 0;
  const { q } = filterValues;
  const why = q
    ? translate('views.empty.search', { text: q })
    : isNarrowed
      ? translate('views.empty.filters')
      : labels.belongs() || labels.amongMany('views.empty.list');
  const { menu } = definition;
  const Icon = isNarrowed || !menu ? SearchIcon : icons[menu.icon];
  return (
    <Box sx={{ px: 2, py: 6, textAlign: 'center', color: 'text.secondary' }}>
      <Icon color="disabled" style={{ fontSize: 48 }} />
      <Typography sx={{ mt: 1, color: 'text.primary', fontWeight: 'fontWeightMedium' }}>
        {translate('views.noResults')}
      </Typography>
      <Typography
        variant="body2"
        sx={{ maxWidth: 480, mx: 'auto', mt: 0.5, mb: 2, overflowWrap: 'anywhere' }}
      >
        {why}
      </Typography>
      {isNarrowed && (
        <Button variant="outlined" onClick={() => setFilters({})}>
          {translate('views.empty.showAll')}
        </Button>
      )}
      {!isNarrowed && <AddButton definition={definition} isFirst />}
    </Box>
  );
};
