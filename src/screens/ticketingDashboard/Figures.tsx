import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Resource } from '../../../schemas';
import { FieldScope } from '../../fields/FieldScope';
import { FieldShow } from '../../fields/FieldShow';
import { useLabels } from '../../fields/labels';
import { FailedToLoad } from '../../ui/loading/FailedToLoad';
import { TabSkeleton } from '../../ui/loading/TabSkeleton';
import { usePart } from './usePart';

const PART = 'overview';

/** Pixels of a card; on a phone the name of a figure may take two lines. */
const HEIGHT = { xs: 106, md: 98 } as const;

/** While they are on their way: on a phone two rows of cards, and what is between them. */
const PLACE = { minHeight: { xs: 228, md: 98 } } as const;

const cards = {
  display: 'grid',
  gap: 2,
  m: 0,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
} as const;

/** The figures of today, a card each. */
export const Figures = ({ definition }: { definition: Resource }) => {
  const labels = useLabels(definition.name).query(PART);
  const { data, error, refetch, fields } = usePart(definition, PART);
  if (error) return <FailedToLoad error={error} onRetry={refetch} />;
  if (!data)
    return (
      <Box sx={PLACE}>
        <TabSkeleton height={HEIGHT.md} />
      </Box>
    );
  return (
    <FieldScope
      fields={fields}
      labelScope={labels}
      resource={definition.name}
      record={{ id: 0, ...data.parts }}
    >
      <Box component="dl" aria-label={labels.title()} sx={cards}>
        {Object.keys(fields).map((name) => (
          <Paper key={name} variant="outlined" sx={{ p: 2, minHeight: HEIGHT }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {labels.field(name)}
            </Typography>
            <Typography component="dd" variant="h5" sx={{ m: 0, mt: 0.5 }}>
              <FieldShow name={name} isCell />
            </Typography>
          </Paper>
        ))}
      </Box>
    </FieldScope>
  );
};
