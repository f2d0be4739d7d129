import CommentIcon from '@mui/icons-material/ChatBubbleOutlineOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { useRecordPath } from '../../routing/paths';
import { useSession } from '../../session/useSession';
import { Part } from '../../ui/Part';
import look from './home.module.css';
import { mentionsQuery } from './homeQueries';
import { Point } from './Point';

const useMentions = () => {
  const query = mentionsQuery(useDataProvider<BackOfficeProvider>());
  const keepsComments = useSession()?.keepsComments === true;
  const { data = [] } = useQuery({ ...query, enabled: keepsComments });
  return data;
};

/** Who named the person where, each with the way there; nothing while nobody has. @param frame what it stands in */
export const Mentions = ({ frame }: { frame(content: ReactNode): ReactNode }) => {
  const translate = useTranslate();
  const recordPath = useRecordPath();
  const lines = useMentions().flatMap((one) => {
    const path = recordPath(one.resource, one.recordId ?? 0);
    return path === null ? [] : [{ ...one, path }];
  });
  if (lines.length === 0) return null;
  return frame(
    <Part title={translate('home.mentions.title')} isFilling>
      <Box component="ul" className={look.points}>
        {lines.map(({ id, path, by, title, text }) => (
          <Point key={id} to={`${path}?comments`} Icon={CommentIcon} names={text ?? ''}>
            {translate('home.mentions.named', { name: by, title })}
          </Point>
        ))}
      </Box>
    </Part>,
  );
};
