import GroupIcon from '@mui/icons-material/GroupOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import { Suspense } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import type { Resource } from '../../../../schemas';
import { part } from '../../../routing/part';
import { useSession } from '../../../session/useSession';
import { shownNumber } from '../../../ui/format/numbers';
import { MenuButton } from '../../../ui/MenuButton';
import { withMaterial } from '../../../ui/theme/material';
import look from '../tabs.module.css';
import type { ListState } from '../useListState';
import { ChangedView } from './ChangedView';
import { useViewCounts, useViews, type View } from './useViews';
import { addressOf, plainAddress, queryIn, viewIn } from './viewAddress';

const ViewMenu = part('ViewMenu', () => withMaterial(import('./ViewMenu')));
const SeenView = part('SeenView', async () => ({
  default: (await import('../../follows/SeenView')).SeenView,
}));

interface Props {
  definition: Resource;
  list: ListState;
}

/** What a view is called, with a picture for what is the organisation's. */
const Name = ({ name, isShared }: View) => {
  const translate = useTranslate();
  if (!isShared) return name;
  const title = translate('listViews.ofAll', { name });
  return (
    <span className={look.shared} title={title}>
      <GroupIcon titleAccess={title} fontSize="inherit" />
      <span aria-hidden="true">{name}</span>
    </span>
  );
};

/** The views of a list as tabs, with how many records each shows, and what is done with the one that is open. */
const ViewTabs = ({ definition, list }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isTime = list.total !== undefined;
  const known = useViews(definition, isTime);
  const counts = useViewCounts(definition, isTime);
  const opensWith = useSession()?.views?.[definition.name];
  const { views = [], maySetForAll = false, canFollow = false } = known ?? {};
  const open = views.find(({ id }) => id === viewIn(search));
  const isChanged = open !== undefined && queryIn(definition, search) !== open.query;
  const tab = (view: View) => {
    const count = counts.get(view.id) ?? undefined;
    return (
      <button
        key={view.id}
        type="button"
        aria-pressed={view === open}
        onClick={() => navigate({ search: addressOf(view) })}
      >
        <Name {...view} />
        <span className={look.count}>{count !== undefined && shownNumber(count, locale)}</span>
      </button>
    );
  };
  return (
    <>
      <fieldset className={look.views} aria-label={translate('listViews.title')}>
        <button
          type="button"
          className={definition.list.tabs && look.allOfPhone}
          aria-pressed={viewIn(search) === undefined}
          onClick={() => navigate({ search: plainAddress(opensWith) })}
        >
          {translate('listViews.all')}
        </button>
        {views.map(tab)}
      </fieldset>
      {open && canFollow && (
        <Suspense>
          <SeenView resource={definition.name} viewId={open.id} />
        </Suspense>
      )}
      {open && (
        <div className={look.viewTools}>
          {isChanged && (
            <ChangedView definition={definition} view={open} maySetForAll={maySetForAll} />
          )}
          <MenuButton
            label={translate('listViews.menu', { name: open.name })}
            menu={(anchor, close) => (
              <Suspense>
                <ViewMenu
                  definition={definition}
                  view={open}
                  maySetForAll={maySetForAll}
                  canFollow={canFollow}
                  anchor={anchor}
                  onClose={close}
                />
              </Suspense>
            )}
          >
            <MoreIcon />
          </MenuButton>
        </div>
      )}
    </>
  );
};

export default ViewTabs;
