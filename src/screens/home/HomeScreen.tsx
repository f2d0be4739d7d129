import './texts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { isAllowed } from '../../../dataProvider/session';
import { readerNow, readerZone } from '../../../schemas/days/reader';
import { usePageTitle } from '../../routing/pageTitle';
import { useSession } from '../../session/useSession';
import { useToday } from '../../session/useToday';
import { dateFormat } from '../../ui/format/formatters';
import { PageHead } from '../../ui/PageHead';
import { Away } from './Away';
import { Figures } from './Figures';
import { Follows } from './Follows';
import { InactiveArticles } from './InactiveArticles';
import { Mentions } from './Mentions';
import { Pages } from './Pages';
import { Places } from './Places';
import { Revenue } from './Revenue';
import { SyncButton } from './SyncButton';
import { ToDo } from './ToDo';
import { TopSelling } from './TopSelling';

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(6, minmax(0, 1fr))' },
  '& > *': { minWidth: 0 },
} as const;

/** Halves, and two thirds beside one. */
const half = { gridColumn: { lg: 'span 3' } } as const;
const more = { gridColumn: { lg: 'span 4' } } as const;
const less = { gridColumn: { lg: 'span 2' } } as const;

const wholeLine = { gridColumn: { lg: '1 / -1' } } as const;

/** The hours with which an afternoon and an evening begin. */
const [AFTERNOON, EVENING] = [12, 18];

const partOfDay = (hour: number): 'morning' | 'afternoon' | 'evening' => {
  if (hour < AFTERNOON) return 'morning';
  return hour < EVENING ? 'afternoon' : 'evening';
};

const hourHere = (): number =>
  Number(
    dateFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: readerZone() }).format(
      readerNow(),
    ),
  );

/** Who is here, and what day it is at the organisation. */
const useGreeting = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const today = useToday();
  const name = useSession()?.user.firstName ?? '';
  const written = dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });
  return {
    greeting: translate(`home.greetings.${partOfDay(hourHere())}`, { name }),
    date: written.format(new Date(`${today}T12:00:00`)),
  };
};

const Sales = () => (
  <>
    <Box sx={wholeLine}>
      <Figures />
    </Box>
    <Box sx={more}>
      <Revenue />
    </Box>
    <Box sx={less}>
      <Places />
    </Box>
    <Box sx={half}>
      <TopSelling />
    </Box>
    <Box sx={half}>
      <InactiveArticles />
    </Box>
  </>
);

/**
 * The first page: what there is to do, how sales go, the ways back, what sells, what doesn't, and the point-of-sale
 * synchronisation; for who may not see the sales, the ways to what there is.
 */
const HomeScreen = () => {
  const translate = useTranslate();
  const hasDashboard = isAllowed('dashboard', 'read');
  const { greeting, date } = useGreeting();
  usePageTitle(translate('home.title'));
  return (
    <>
      <PageHead title={greeting}>
        <Typography color="text.secondary">{date}</Typography>
        {hasDashboard && <SyncButton />}
      </PageHead>
      <Box sx={grid}>
        <Mentions frame={(content) => <Box sx={wholeLine}>{content}</Box>} />
        <Follows frame={(content) => <Box sx={wholeLine}>{content}</Box>} />
        <Box sx={wholeLine}>
          <ToDo />
        </Box>
        <Box sx={{ ...wholeLine, '&:empty': { display: 'none' } }}>
          <Away />
        </Box>
        {hasDashboard ? (
          <Sales />
        ) : (
          <>
            <Box sx={wholeLine}>
              <Places />
            </Box>
            <Pages areaLook={half} />
          </>
        )}
      </Box>
    </>
  );
};

export default HomeScreen;
