import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { isAllowed } from '../../../dataProvider/session';
import { useLabels } from '../../fields/labels';
import { useDefinition } from '../../routing/definitions';
import { ListFiles } from '../../views/import/ListFiles';
import type { FileButtonProps } from '../../views/import/useListFiles';

const TextButton = ({ label, icon, isBusy = false, onPress }: FileButtonProps) => (
  <Button startIcon={icon} loading={isBusy} loadingPosition="start" onClick={onPress}>
    {label}
  </Button>
);

/** The buttons of one resource; none for who can't open its list either. */
const Exchanged = ({ name }: { name: string }) => {
  const id = useId();
  const definition = useDefinition(name);
  const labels = useLabels(name);
  if (!isAllowed(definition.module, 'read')) return null;
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1 }}
    >
      <Typography
        id={id}
        component="h3"
        variant="subtitle1"
        sx={{ flex: '1 1 auto', width: { xs: 1, sm: 'auto' } }}
      >
        {labels.several()}
      </Typography>
      <ListFiles definition={definition} look={TextButton} />
    </Box>
  );
};

/** What a shop brings in and saves as files, in the order in which one refers to the other. */
const EXCHANGED = ['vat', 'productcategories', 'products'] as const;

/** All that a shop sells, in and out of files in one place. */
const Exchange = () => EXCHANGED.map((name) => <Exchanged key={name} name={name} />);

export default Exchange;
