import Box from '@mui/material/Box';
import type { Resource } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { Widget } from '../../ui/Widget';
import { PartTable } from '../../views/parts/PartTable';
import { usePart } from './usePart';

const PART = 'recentBookings';

/** Two moments to a row take two lines each where there is no room for one. */
const narrowing = { '& time': { whiteSpace: 'normal' } } as const;

/** Who booked last: what, when, for how many, and what it came to; what is booked leads to its record. */
export const RecentBookings = ({ definition }: { definition: Resource }) => {
  const labels = useLabels(definition.name).query(PART);
  const { data, isPending, error, refetch, fields } = usePart(definition, PART);
  return (
    <Widget
      title={labels.title()}
      isLoading={isPending}
      height={380}
      error={error}
      onRetry={refetch}
    >
      <Box sx={narrowing}>
        <PartTable
          fields={fields}
          rows={data?.rows ?? []}
          labelScope={labels}
          resource={definition.name}
        />
      </Box>
    </Widget>
  );
};
