import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { isAllowed } from '../../../dataProvider/session';
import { usePageTitle } from '../../routing/pageTitle';
import { PageHead } from '../../ui/PageHead';
import { InactiveArticles } from './InactiveArticles';
import { Pages } from './Pages';
import { Revenue } from './Revenue';
import { SyncButton } from './SyncButton';
import { ToDo } from './ToDo';
import { TopSelling } from './TopSelling';

const grid = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;

const wholeLine = { gridColumn: { lg: '1 / -1' } } as const;

/**
 * The first page: what there is to do, how sales go, what sells, what doesn't, and the point-of-sale synchronisation;
 * for who may not see the sales, the ways to what there is.
 */
const HomeScreen = () => {
  const translate = useTranslate();
  const title = translate('home.title');
  const hasDashboard = isAllowed('dashboard', 'read');
  usePageTitle(title);
  return (
    <>
      <PageHead title={title}>{hasDashboard && <SyncButton />}</PageHead>
      <Box sx={grid}>
        <Box sx={wholeLine}>
          <ToDo />
        </Box>
        {hasDashboard ? (
          <>
            <Box sx={wholeLine}>
              <Revenue />
            </Box>
            <TopSelling />
            <InactiveArticles />
          </>
        ) : (
          <Pages />
        )}
      </Box>
    </>
  );
};

export default HomeScreen;
