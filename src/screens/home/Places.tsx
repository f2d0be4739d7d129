import { type MenuEntry, menu } from 'virtual:resources';
import StarIcon from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { isAllowed } from '../../../dataProvider/session';
import { namesOf } from '../../routing/names';
import { listPath, useCurrentLocale } from '../../routing/paths';
import { useRecentPlaces } from '../../routing/recentPlaces';
import { useFavourites } from '../../routing/useFavourites';
import { icons } from '../../ui/icons';
import { Part } from '../../ui/Part';
import look from './home.module.css';

/** As many of them stand beside the chart. */
const MOST = 6;

interface Place {
  readonly to: string;
  readonly label: string;
  /** What it is, where it isn't a whole page of them. */
  readonly kind?: string;
  readonly entry: MenuEntry;
}

const entryOf = (name: string): MenuEntry | undefined =>
  menu.find((entry) => entry.name === name && isAllowed(entry.module, 'read'));

/** The menu's entries that were marked, and the pages that were open last. */
const usePlaces = (): Readonly<Record<'favourites' | 'recent', readonly Place[]>> => {
  const locale = useCurrentLocale();
  const { favourites } = useFavourites();
  const recent = useRecentPlaces();
  return {
    favourites: favourites.flatMap((name): readonly Place[] => {
      const entry = entryOf(name);
      const label = entry && namesOf(entry, locale).several;
      return entry && label ? [{ to: listPath(entry, locale), label, entry }] : [];
    }),
    recent: recent.flatMap(({ path, resource, title }): readonly Place[] => {
      const entry = entryOf(resource);
      if (!entry) return [];
      const { one, several } = namesOf(entry, locale);
      const to = `${entry.localeFree ? '' : `/${locale}`}/dashboard/${path}`;
      return [{ to, entry, label: title ?? several, ...(title !== undefined && { kind: one }) }];
    }),
  };
};

const List = ({ title, places }: { title: string; places: readonly Place[] }) => (
  <Box component="ul" className={look.places} aria-label={title}>
    {places.slice(0, MOST).map(({ to, label, kind, entry }) => {
      const Icon = icons[entry.icon ?? 'list'];
      return (
        <li key={to}>
          <Link to={to}>
            <Icon aria-hidden="true" />
            <span className={look.place}>{label}</span>
            {kind && <span className={look.kind}>{kind}</span>}
          </Link>
        </li>
      );
    })}
  </Box>
);

/** The ways back: what the person has marked as a favourite, and where they were last. */
export const Places = () => {
  const translate = useTranslate();
  const { favourites, recent } = usePlaces();
  return (
    <Part title={translate(favourites.length > 0 ? 'home.favourites' : 'home.recent')} isFilling>
      {favourites.length > 0 && <List title={translate('home.favourites')} places={favourites} />}
      {favourites.length > 0 && recent.length > 0 && (
        <Typography variant="subtitle2" component="h3" sx={{ mt: 2, mb: 0.5 }}>
          {translate('home.recent')}
        </Typography>
      )}
      {recent.length > 0 && <List title={translate('home.recent')} places={recent} />}
      {favourites.length === 0 && recent.length === 0 && (
        <Box sx={{ display: 'flex', gap: 1, color: 'text.secondary' }}>
          <StarIcon fontSize="small" aria-hidden="true" />
          <Typography variant="body2">{translate('home.nowhere')}</Typography>
        </Box>
      )}
    </Part>
  );
};
