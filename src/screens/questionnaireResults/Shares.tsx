import { useTranslate } from 'react-admin';
import { type InvitedUser, sharesOf } from './results';
import { ShareBar } from './ShareBar';

/** How those who were invited stand, as shares of them all. */
export const Shares = ({ users }: { users: readonly InvitedUser[] }) => {
  const translate = useTranslate();
  return (
    <ShareBar
      isLarge
      shares={sharesOf(users).map((share) => ({
        ...share,
        text: translate('questionnaireResults.shares.share', {
          name: translate(`questionnaireResults.codes.status.${share.status}`),
          percentage: Math.round(share.percentage),
          count: share.count,
        }),
      }))}
    />
  );
};
