import FollowingIcon from '@mui/icons-material/NotificationsActive';
import FollowIcon from '@mui/icons-material/NotificationsNoneOutlined';
import { useTranslate } from 'react-admin';
import button from '../../ui/optimisations/button.module.css';
import { type Followable, useFollow, useSeenFollow } from './useFollows';

/** Has the person learn of what others change of a record, or no longer; what there was, they look at here. */
export const FollowButton = ({ followable }: { followable: Followable }) => {
  const translate = useTranslate();
  const { isKnown, isFollowed, isBusy, toggle } = useFollow(followable);
  useSeenFollow(followable);
  if (!isKnown) return null;
  const Icon = isFollowed ? FollowingIcon : FollowIcon;
  return (
    <button
      type="button"
      className={button.text}
      aria-pressed={isFollowed}
      aria-busy={isBusy || undefined}
      onClick={() => void toggle()}
    >
      <Icon fontSize="small" />
      {translate(isFollowed ? 'follows.following' : 'follows.follow')}
    </button>
  );
};
