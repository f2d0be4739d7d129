import type { Resource } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { Widget } from '../../ui/Widget';
import { PartTable } from '../../views/parts/PartTable';
import { usePart } from './usePart';

const PART = 'recentBookings';

/** What there isn't room for in a table beside the menu; cards have room for everything. */
const WIDE_ONLY = 'resourceName';

/** Who booked last: what, when, for how many, and what it came to. */
export const RecentBookings = ({ definition }: { definition: Resource }) => {
  const labels = useLabels(definition.name).query(PART);
  const { data, isPending, error, refetch, fields } = usePart(definition, PART);
  const isTight = useMediaQuery('(min-width: 600px) and (max-width: 1399px)');
  return (
    <Widget
      title={labels.title()}
      isLoading={isPending}
      height={380}
      error={error}
      onRetry={refetch}
    >
      <PartTable
        fields={fields}
        columns={Object.keys(fields).filter((name) => !isTight || name !== WIDE_ONLY)}
        rows={data?.rows ?? []}
        labelScope={labels}
        resource={definition.name}
      />
    </Widget>
  );
};
