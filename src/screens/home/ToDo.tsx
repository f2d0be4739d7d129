import { menu } from 'virtual:resources';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { useCurrentLocale, useListPath } from '../../routing/paths';
import { standsIn } from '../../ui/focus/standsIn';
import { icons } from '../../ui/icons';
import { Skeleton } from '../../ui/optimisations/Skeleton';
import { usePageCommand } from '../../ui/pageCommands';
import { Widget } from '../../ui/Widget';
import { FirstNames } from './FirstNames';
import look from './home.module.css';
import { attentionQuery } from './homeQueries';
import { Point } from './Point';
import { useLastSeen } from './useLastSeen';

const iconOf = (resource: string) =>
  icons[menu.find(({ name }) => name === resource)?.icon ?? 'list'];

/** As many points are expected where none were seen yet. */
const USUAL = 6;

/** The shape of points that are on their way, in the places of those that were seen last. */
const Expected = ({ count }: { count: number }) => (
  <div className={look.points} aria-hidden="true" {...standsIn}>
    {Array.from({ length: count }, (_, place) => place).map((place) => (
      <div key={place} className={look.expected}>
        <Skeleton variant="rounded" height={32} />
      </div>
    ))}
  </div>
);

interface DueProps extends Pick<ComponentProps<typeof Point>, 'to' | 'Icon' | 'first'> {
  text: string;
}

/** What is to be done; the palette leads there as well. */
const Due = ({ text, to, ...point }: DueProps) => {
  const navigate = useNavigate();
  usePageCommand(text, () => void navigate(to));
  return (
    <Point to={to} {...point}>
      {text}
    </Point>
  );
};

/** What there is to do: how much of it, which it is first of all, and the way there. */
export const ToDo = () => {
  const translate = useTranslate();
  const provider = useDataProvider<BackOfficeProvider>();
  const pathOf = useListPath();
  const { data, isPending, isLoadingError, error, refetch } = useQuery(
    attentionQuery(provider, useCurrentLocale()),
  );
  const count = useLastSeen('toDo', data?.length, USUAL);
  return (
    <Widget
      title={translate('home.toDo.title')}
      isLoading={isPending}
      loading={<Expected count={count} />}
      error={isLoadingError ? error : null}
      onRetry={refetch}
    >
      {!data?.length ? (
        <Typography color="text.secondary">{translate('home.toDo.nothing')}</Typography>
      ) : (
        <Box component="ul" className={look.points}>
          {data.map(({ resource, text, query, ...first }) => (
            <Due
              key={`${resource} ${query}`}
              to={`${pathOf(resource)}${query ? `?${query}` : ''}`}
              Icon={iconOf(resource)}
              text={text}
              first={<FirstNames resource={resource} {...first} />}
            />
          ))}
        </Box>
      )}
    </Widget>
  );
};
