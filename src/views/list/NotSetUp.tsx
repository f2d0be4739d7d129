import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useLabels } from '../../fields/labels';
import { useDefinition } from '../../routing/definitions';
import { useListPath } from '../../routing/paths';

/** Warns that the record which a list is set up by hasn't been saved yet, and leads there. */
export const NotSetUp = ({ by }: { by: string }) => {
  const translate = useTranslate();
  const listPath = useListPath();
  const { name } = useDefinition(by);
  const labels = useLabels(name);
  const called = { name: labels.several() };
  return (
    <Alert
      severity="info"
      sx={{ mb: 2, alignItems: 'center' }}
      action={
        <Button color="inherit" size="small" component={Link} to={listPath(name)}>
          {translate('views.setUp.open', called)}
        </Button>
      }
    >
      {translate('views.setUp.missing', called)}
    </Alert>
  );
};
