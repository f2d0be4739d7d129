import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { NO_VIEW, type Resource, VIEW } from '../../../../schemas';
import { useAttempt } from '../../../ui/attempts/useAttempt';
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog';
import { useToast } from '../../../ui/toasts';
import { write } from '../../../ui/useCopied';
import { useFollow } from '../../follows/useFollows';
import { SaveView } from './LazySaveView';
import { useChangeViews, type View, type ViewChange } from './useViews';
import { addressOf, queryIn } from './viewAddress';

interface Props {
  definition: Resource;
  view: View;
  maySetForAll: boolean;
  /** What the list shows has changes that can be followed. */
  canFollow: boolean;
  anchor: HTMLElement;
  onClose(): void;
}

/** Puts the address of a view on the clipboard: what is one's own, nobody else could look up. */
const useCopyLink = ({ id, isShared, query }: View) => {
  const translate = useTranslate();
  const toast = useToast();
  const { pathname } = useLocation();
  return async () => {
    const search = isShared ? `${VIEW}=${id}` : addressOf({ id, query });
    const link = `${window.location.origin}${pathname}?${search}`;
    if (await write(link)) toast.success(translate('listViews.copied'));
    else toast.info(translate('listViews.notCopied', { link }));
  };
};

interface ItemProps {
  label: string;
  /** It is switched on and off. */
  isOn?: boolean;
  onPress(): void;
}

const Item = ({ label, isOn, onPress, ...item }: ItemProps): ReactNode => (
  <MenuItem
    {...item}
    dense
    onClick={onPress}
    {...(isOn !== undefined && { role: 'menuitemcheckbox', 'aria-checked': isOn, selected: isOn })}
  >
    <ListItemText>{label}</ListItemText>
  </MenuItem>
);

interface FollowProps {
  resource: string;
  viewId: number;
  onDone(): void;
}

/** Has the person learn of what others change in the view, or no longer. */
const FollowItem = ({ resource, viewId, onDone, ...item }: FollowProps) => {
  const translate = useTranslate();
  const { isKnown, isFollowed, toggle } = useFollow({ resource, viewId });
  if (!isKnown) return null;
  return (
    <Item
      {...item}
      label={translate('follows.follow')}
      isOn={isFollowed}
      onPress={() => {
        onDone();
        void toggle();
      }}
    />
  );
};

/** What is done with the view of a list that is open. */
const ViewMenu = ({ definition, view, maySetForAll, canFollow, anchor, onClose }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { change, remove } = useChangeViews(definition);
  const { isBusy, attempt } = useAttempt('toast');
  const copyLink = useCopyLink(view);
  const [asks, setAsks] = useState<'name' | 'saveAs' | 'delete'>();
  const { id, name, isShared } = view;
  const mayChange = !isShared || maySetForAll;
  const alter = (changes: ViewChange) => {
    onClose();
    void attempt(() => change(id, changes));
  };
  const item = (label: string, onPress: () => void, isOn?: boolean) => (
    <Item label={translate(`listViews.${label}`)} isOn={isOn} onPress={onPress} />
  );
  const removeView = () =>
    attempt(async () => {
      await remove(id);
      onClose();
      navigate({ search: `${VIEW}=${NO_VIEW}` }, { replace: true });
    });
  return (
    <>
      <Menu anchorEl={anchor} open={asks === undefined} onClose={onClose}>
        {item('ownDefault', () => alter({ isOwnDefault: !view.isOwnDefault }), view.isOwnDefault)}
        {maySetForAll &&
          isShared &&
          item(
            'defaultOfAll',
            () => alter({ isDefaultOfAll: !view.isDefaultOfAll }),
            view.isDefaultOfAll,
          )}
        {canFollow && <FollowItem resource={definition.name} viewId={view.id} onDone={onClose} />}
        <Divider component="li" />
        {mayChange && item('rename', () => setAsks('name'))}
        {item('saveAs', () => setAsks('saveAs'))}
        {item('copyLink', () => {
          onClose();
          void copyLink();
        })}
        {maySetForAll && item(isShared ? 'keep' : 'share', () => alter({ isShared: !isShared }))}
        {mayChange && item('delete', () => setAsks('delete'))}
      </Menu>
      {(asks === 'name' || asks === 'saveAs') && (
        <SaveView
          definition={definition}
          query={queryIn(definition, search)}
          renamed={asks === 'name' ? view : undefined}
          onClose={onClose}
        />
      )}
      {asks === 'delete' && (
        <DeleteDialog
          title={translate('listViews.deleteTitle', { name })}
          text={translate(isShared ? 'listViews.deleteShared' : 'listViews.deleteText')}
          isBusy={isBusy}
          onDelete={() => void removeView()}
          onClose={onClose}
        />
      )}
    </>
  );
};

export default ViewMenu;
