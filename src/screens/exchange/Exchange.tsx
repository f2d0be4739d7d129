import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useId } from 'react';
import { useLabels } from '../../fields/labels';
import { useDefinition } from '../../routing/definitions';
import { TabSkeleton } from '../../ui/loading/TabSkeleton';
import ListFiles, { type FileButtonProps } from '../../views/import/ListFiles';

/** What a shop exchanges with other systems as files, in the order in which one refers to the other. */
const EXCHANGED = ['vat', 'productcategories', 'products'] as const;

const TextButton = ({ label, icon, isBusy = false, onPress }: FileButtonProps) => (
  <Button startIcon={icon} loading={isBusy} loadingPosition="start" onClick={onPress}>
    {label}
  </Button>
);

const Exchanged = ({ name }: { name: string }) => {
  const id = useId();
  const definition = useDefinition(name);
  const labels = useLabels(name);
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

/** Everything of a shop that can be exchanged as files, in one place. */
const Exchange = () => (
  <Suspense fallback={<TabSkeleton />}>
    {EXCHANGED.map((name) => (
      <Exchanged key={name} name={name} />
    ))}
  </Suspense>
);

export default Exchange;
