import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { shownMoment } from '../../../schemas/days/shownDay';
import { useListPath, useRecordPath } from '../../routing/paths';
import { Part } from '../../ui/Part';
import look from './home.module.css';
import { awayQuery } from './homeQueries';
import { Point } from './Point';

/** What others did while the person was away: the last of it, and the way to all of it; nothing where nobody did. */
export const Away = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const recordPath = useRecordPath();
  const listPath = useListPath();
  const { data } = useQuery(awayQuery(useDataProvider<BackOfficeProvider>(), locale));
  const total = data?.parts.totalRowCount ?? 0;
  if (!data || total === 0) return null;
  const day = String(data.parts.since ?? '').slice(0, 10);
  const filter = encodeURIComponent(JSON.stringify({ from: day }));
  return (
    <Part
      title={translate('home.away.title')}
      actions={
        <Link
          component={RouterLink}
          color="primary"
          to={`${listPath('activity')}?filter=${filter}`}
        >
          {translate('home.away.all', { smart_count: total })}
        </Link>
      }
    >
      <Box component="ul" className={look.points}>
        {data.rows.map(({ id, name, action, resourceName, userName, at, records }) => (
          <Point
            key={id}
            to={recordPath('activity', id) ?? listPath('activity')}
            names={translate(`home.away.${action}`, {
              name: userName,
              when: shownMoment(String(at), locale),
            })}
          >
            {`${resourceName}: ${name}${(records ?? 0) > 1 ? ` + ${(records ?? 0) - 1}` : ''}`}
          </Point>
        ))}
      </Box>
    </Part>
  );
};
