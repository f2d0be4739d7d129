import Box from '@mui/material/Box';
import { useLabels } from '../../fields/labels';
import { withKinds } from '../../kinds/withKinds';
import { usePageTitle } from '../../routing/pageTitle';
import { PageHead } from '../../ui/PageHead';
import type { PageProps } from '../../views/screenContexts';
import { Alerts } from './Alerts';
import { Figures } from './Figures';
import { RecentBookings } from './RecentBookings';

/** How today goes, what needs attention, and who booked last. */
const TicketingDashboard = ({ definition }: PageProps) => {
  const title = useLabels(definition.name).several();
  usePageTitle(title);
  return (
    <>
      <PageHead title={title} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Figures definition={definition} />
        <Alerts definition={definition} />
        <RecentBookings definition={definition} />
      </Box>
    </>
  );
};

export default withKinds(TicketingDashboard);
