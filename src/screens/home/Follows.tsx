import FollowIcon from '@mui/icons-material/NotificationsNoneOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Part } from '../../ui/Part';
import { useFollowed, useFollowedPath, useFollowedText } from '../../views/follows/useFollowed';
import look from './home.module.css';
import { Point } from './Point';

/** As many are named. */
const NAMED = 6;

/** What others changed of what the person follows, each with the way there; nothing while nobody has. @param frame what it stands in */
export const Follows = ({ frame }: { frame(content: ReactNode): ReactNode }) => {
  const translate = useTranslate();
  const path = useFollowedPath();
  const textOf = useFollowedText();
  const { data } = useFollowed();
  const total = data?.parts.changes ?? 0;
  if (!data || total === 0) return null;
  const changed = data.rows.filter(({ changes }) => changes);
  return frame(
    <Part
      title={translate('follows.changed', { smart_count: total })}
      actions={
        <Link component={RouterLink} color="primary" to={path.all}>
          {translate('follows.all')}
        </Link>
      }
    >
      <Box component="ul" className={look.points}>
        {changed.slice(0, NAMED).map((one) => (
          <Point key={one.id} to={path.of(one)} Icon={FollowIcon} names={textOf(one)}>
            {one.name}
          </Point>
        ))}
      </Box>
    </Part>,
  );
};
