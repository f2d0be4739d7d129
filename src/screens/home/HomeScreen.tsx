import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { isAllowed } from '../../../dataProvider/session';
import { usePageTitle } from '../../routing/pageTitle';
import { PageHead } from '../../ui/PageHead';
import { InactiveArticles } from './InactiveArticles';
import { Revenue } from './Revenue';
import { SyncButton } from './SyncButton';
import { TopSelling } from './TopSelling';

/** The first page: how sales go, what sells, what doesn't, and the point-of-sale synchronisation. */
const HomeScreen = () => {
  const translate = useTranslate();
  const title = translate('home.title');
  usePageTitle(title);
  if (!isAllowed('dashboard', 'read'))
    return (
      <>
        <PageHead title={title} />
        <Typography color="text.secondary">{translate('home.noDashboard')}</Typography>
      </>
    );
  return (
    <>
      <PageHead title={title}>
        <SyncButton />
      </PageHead>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Box sx={{ gridColumn: { lg: '1 / -1' } }}>
          <Revenue />
        </Box>
        <TopSelling />
        <InactiveArticles />
      </Box>
    </>
  );
};

export default HomeScreen;
