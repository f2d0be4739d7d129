import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { f } from '../../../schemas';
import { useCurrentLocale, useListPath } from '../../routing/paths';
import { Widget } from '../../ui/Widget';
import { listLook } from './listLook';

const fields = { resource: f.text(), count: f.integer(), text: f.text(), query: f.text() };

/** What needs somebody among what the person may read; each leads to the list of it. */
const useAttention = () => {
  const provider = useDataProvider<BackOfficeProvider>();
  const locale = useCurrentLocale();
  return useQuery({
    queryKey: ['attention', locale],
    retry: false,
    queryFn: async ({ signal }) =>
      (
        await provider.ask(
          { path: 'attention', method: 'GET' },
          { rows: fields },
          { isQuiet: true, signal },
        )
      ).rows.filter(({ count }) => (count ?? 0) > 0),
  });
};

/** What there is to do, with the ways there. */
export const ToDo = () => {
  const translate = useTranslate();
  const pathOf = useListPath();
  const { data = [], isPending, isLoadingError, error, refetch } = useAttention();
  return (
    <Widget
      title={translate('home.toDo.title')}
      isLoading={isPending}
      error={isLoadingError ? error : null}
      onRetry={refetch}
    >
      {data.length === 0 ? (
        <Typography color="text.secondary">{translate('home.toDo.nothing')}</Typography>
      ) : (
        <Box component="ul" sx={listLook}>
          {data.map(({ resource, text, query }) => (
            <li key={`${resource} ${query}`}>
              <Link
                component={RouterLink}
                to={`${pathOf(resource)}${query ? `?${query}` : ''}`}
                underline="hover"
              >
                {text}
              </Link>
            </li>
          ))}
        </Box>
      )}
    </Widget>
  );
};
