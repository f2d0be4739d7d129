import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ListControllerResult, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { type DataRecord, newRecordUpload, type Resource } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { useAddPath } from '../../routing/paths';
import { mayAdd } from '../../session/rights';

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
      : labels.amongMany('views.empty.list');
  return (
    <Box sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>
      <Typography>{translate('views.noResults')}</Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere', mb: 1.5 }}>
        {why}
      </Typography>
      {isNarrowed && (
        <Button onClick={() => setFilters({}, undefined, false)}>
          {translate('views.empty.showAll')}
        </Button>
      )}
      {!isNarrowed && canAddOnPage(definition) && (
        <Button startIcon={<AddIcon />} component={Link} to={addPath(definition.name)}>
          {translate('views.empty.add')}
        </Button>
      )}
    </Box>
  );
};
