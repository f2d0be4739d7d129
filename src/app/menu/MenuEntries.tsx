import type { MenuEntry } from 'virtual:resources';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import StarIcon from '@mui/icons-material/Star';
import { type MouseEventHandler, useCallback, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { holderOf } from '../../routing/holder';
import { homePath, useCurrentLocale } from '../../routing/paths';
import { useFavourites } from '../../routing/useFavourites';
import { useFollowLink } from '../../routing/useFollowLink';
import { usePage } from '../../routing/usePage';
import { useSession } from '../../session/useSession';
import { useOneStop } from '../../ui/focus/useOneStop';
import { areaIcons } from './areaIcons';
import { MenuArea } from './MenuArea';
import { MenuLink } from './MenuLink';
import look from './menu.module.css';
import { readableAreas } from './readableAreas';
import { useUnfolded } from './useUnfolded';

const FAVOURITES = 'favourites';
const NOTHING = {};

/** What the person may read, area by area, and what of it is a favourite; the same until one of them changes. */
const useReadable = (entries: readonly MenuEntry[], favourites: readonly string[]) => {
  const access = useSession()?.access ?? NOTHING;
  const areas = useMemo(() => readableAreas(entries, access), [entries, access]);
  const starred = useMemo(() => {
    const known = areas.flatMap((area) => area.entries);
    return favourites.flatMap((name) => known.find((entry) => entry.name === name) ?? []);
  }, [areas, favourites]);
  return { areas, starred };
};

/** Follows a link of the menu, and reports that one was chosen. */
const useChoose = (onChoose?: () => void): MouseEventHandler<HTMLAnchorElement> => {
  const follow = useFollowLink();
  return useCallback(
    (event) => {
      follow(event);
      onChoose?.();
    },
    [follow, onChoose],
  );
};

interface Props {
  /** All resources; those that the person may read are shown. */
  entries: readonly MenuEntry[];
  isRail?: boolean;
  onChoose?(): void;
}

/** What the person may read: favourites on top, and then area by area, each of which can be folded. */
export const MenuEntries = ({ entries, isRail = false, onChoose }: Props) => {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const page = usePage();
  const open = holderOf(page, locale);
  const { favourites, toggle: toggleFavourite } = useFavourites();
  const { areas, starred } = useReadable(entries, favourites);
  const [first, ...others] = areas;
  const only = others.length === 0 ? first?.area : undefined;
  const { unfolded, toggle } = useUnfolded((open?.hidden ? undefined : open?.area) ?? only);
  const onFollow = useChoose(onChoose);
  const menu = useOneStop<HTMLElement>('a, h2 > button', 'vertical');
  const shared = { locale, isRail, favourites, onFollow, onStar: toggleFavourite };
  const openAmong = (among: readonly MenuEntry[]): string | undefined =>
    among.find(({ name }) => name === open?.name)?.name;
  return (
    <nav ref={menu} className={look.menu} aria-label={translate('shell.menu')}>
      <ul>
        <MenuLink
          to={homePath(locale)}
          label={translate('shell.home')}
          Icon={HomeIcon}
          isActive={page.kind === 'home'}
          isRail={isRail}
          onFollow={onFollow}
        />
      </ul>
      {starred.length > 0 && (
        <MenuArea
          {...shared}
          id={FAVOURITES}
          heading={translate('shell.favourites.title')}
          Icon={StarIcon}
          entries={starred}
          open={openAmong(starred)}
        />
      )}
      {areas.map(({ area, entries: readable }) => (
        <MenuArea
          key={area}
          {...shared}
          id={area}
          heading={translate(`areas.${area}`)}
          Icon={areaIcons[area]}
          entries={readable}
          open={openAmong(readable)}
          isUnfolded={unfolded.includes(area)}
          onFold={toggle}
        />
      ))}
    </nav>
  );
};
