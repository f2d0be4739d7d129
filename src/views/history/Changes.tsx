import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { DataRecord, Resource } from '../../../schemas';
import { FailedToLoad } from '../../ui/loading/FailedToLoad';
import { ShowMore } from '../../ui/ShowMore';
import { ChangeEntry } from './ChangeEntry';
import { type InTime, inTime } from './inTime';
import { CHANGE } from './parameters';
import { useHistory } from './useHistory';
import { useRestore } from './useRestore';

interface Dated {
  readonly id: number;
  readonly at?: string | null;
}

interface Props<Comment extends Dated> {
  definition: Resource;
  record: DataRecord;
  /** What people wrote meanwhile, and how more of it is read; none where nobody writes. */
  comments?: {
    readonly entries: readonly Comment[];
    /** How many there are before these. */
    readonly left: number;
    more(): void;
    draw(comment: Comment): ReactNode;
  };
}

const keyOf = ({ kind, entry }: InTime<Dated, Dated>): string => `${kind} ${entry.id}`;

/** What became of a record, the latest first: who changed what, and what was written of it in between. */
export const Changes = <Comment extends Dated>({
  definition,
  record,
  comments,
}: Props<Comment>) => {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const ledTo = Number(search.get(CHANGE));
  const { changes, total, isPending, error, refetch, more } = useHistory(definition, record, ledTo);
  const restore = useRestore({ definition, record, changes });
  if (isPending) return <LinearProgress aria-label={translate('history.loading')} />;
  if (error) return <FailedToLoad error={error} onRetry={refetch} />;
  const left = { changes: total - changes.length, comments: comments?.left ?? 0 };
  const entries = inTime(
    { entries: changes, hasMore: left.changes > 0 },
    { entries: comments?.entries ?? [], hasMore: left.comments > 0 },
  );
  if (entries.length === 0)
    return <Typography color="text.secondary">{translate('history.none')}</Typography>;
  const known = changes.length + (comments?.entries.length ?? 0);
  const readMore = () => {
    if (left.changes > 0) more();
    if (left.comments > 0) comments?.more();
  };
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((one) =>
          one.kind === 'change' ? (
            <ChangeEntry
              key={keyOf(one)}
              definition={definition}
              record={record}
              change={one.entry}
              restore={restore}
              isLedTo={one.entry.id === ledTo}
            />
          ) : (
            comments?.draw(one.entry)
          ),
        )}
      </Box>
      <ShowMore left={left.changes + left.comments + known - entries.length} onMore={readMore} />
    </>
  );
};
