import './texts';
import CommentIcon from '@mui/icons-material/ChatBubbleOutlineOutlined';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { DataRecord, Resource } from '../../../schemas';
import { part } from '../../routing/part';
import { icons } from '../../ui/icons';
import button from '../../ui/optimisations/button.module.css';
import { usePageCommand } from '../../ui/pageCommands';
import { FollowButton } from '../follows/FollowButton';
import { useKeepsFollows } from '../follows/useFollows';
import look from '../usage/usedIn.module.css';
import { CHANGE, COMMENTS } from './parameters';
import { useHasComments } from './useHasComments';
import { useHasHistory } from './useHasHistory';

const HistoryDrawer = part('HistoryDrawer', () => import('./HistoryDrawer'));

interface Props {
  definition: Resource;
  record: DataRecord;
}

/** Opens what became of a record and what people wrote of it, beneath its page. */
export const History = (props: Props) => {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const hasHistory = useHasHistory(props.definition);
  const hasComments = useHasComments(props.definition);
  const keepsFollows = useKeepsFollows();
  const { name, module } = props.definition;
  const [open, setOpen] = useState<'history' | 'comments' | undefined>(() => {
    if (hasComments && search.has(COMMENTS)) return 'comments';
    return search.has(CHANGE) ? 'history' : undefined;
  });
  const isKept = Boolean(props.record.id) && hasHistory;
  usePageCommand(translate('history.title'), () => setOpen('history'), isKept);
  if (!isKept) return null;
  const opener = (what: 'history' | 'comments', label: string, Icon: typeof CommentIcon) => (
    <button
      type="button"
      className={button.text}
      aria-haspopup="dialog"
      aria-expanded={open === what}
      onClick={() => setOpen(what)}
    >
      <Icon fontSize="small" />
      {translate(label)}
    </button>
  );
  return (
    <section className={look.where}>
      {opener('history', 'history.title', icons.history)}
      {hasComments && opener('comments', 'history.comments', CommentIcon)}
      {keepsFollows && module !== null && (
        <FollowButton followable={{ resource: name, recordId: Number(props.record.id) }} />
      )}
      {open && (
        <Suspense>
          <HistoryDrawer
            {...props}
            toComment={open === 'comments'}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
};
