import AddIcon from '@mui/icons-material/Add';
import SearchIcon from '@mui/icons-material/SearchOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ListControllerResult, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { type DataRecord, newRecordUpload, type Resource } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { useAddPath } from '../../routing/paths';
import { mayAdd } from '../../session/rights';
import { icons } from '../../ui/icons';

interface Props {
  definition: Resource;
  list: Pick<ListControllerResult<DataRecord>, 'filterValues' | 'setFilters'>;
}

/** Whether new records have a page of their own, and the person may make some. */
const canAddOnPage = (definition: Resource): boolean =>
  !newRecordUpload(definition.verbs) &&
  !definition.list.addsInDialog &&
  definition.detail.length > 0 &&
  mayAdd(definition);

/** Stands in place of rows: what was searched for and the way back to all, or what belongs here and the way to it. */
export const NoRows = ({ definition, list: { filterValues, setFilters } }: Props) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const addPath = useAddPath();
  const isNarrowed = Object.keys(filterValues).length > 0;
  const { q } = filterValues;
  const why = q
    ? translate('views.empty.search', { text: q })
    : isNarrowed
      ? translate('views.empty.filters')
      : labels.belongs() || labels.amongMany('views.empty.list');
  const { menu } = definition;
  const Picture = isNarrowed || !menu ? SearchIcon : icons[menu.icon];
  return (
    <Box sx={{ px: 2, py: 6, textAlign: 'center', color: 'text.secondary' }}>
      <Picture sx={{ fontSize: 48, color: 'text.disabled' }} />
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
        <Button variant="outlined" onClick={() => setFilters({}, undefined, false)}>
          {translate('views.empty.showAll')}
        </Button>
      )}
      {!isNarrowed && canAddOnPage(definition) && (
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          component={Link}
          to={addPath(definition.name)}
        >
          {translate('views.empty.add')}
        </Button>
      )}
    </Box>
  );
};
