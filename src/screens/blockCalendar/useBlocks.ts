import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useGetList } from 'react-admin';
import { checkRecord, type DataRecord } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { useProblemText } from '../../fields/useProblemText';
import { useDefinition } from '../../routing/definitions';
import { useAttempts } from '../../ui/attempts/useAttempts';
import { useToast } from '../../ui/toasts';
import type { Span } from '../../ui/week/hours';
import { useChange } from '../../views/changes/useChange';
import { type Block, hoursOf } from './blockBars';

/** As many as a week is drawn of. */
const MOST = 5_000;

/**
 * The blocks of a resource, or of all, and how one is put elsewhere.
 *
 * @param isWaiting it isn't known yet which resource they are of
 */
export const useBlocks = (page: string, resourceId: number | null, isWaiting: boolean) => {
  const definition = useDefinition('blocks');
  const labels = useLabels(page);
  const textOf = useProblemText(definition.name);
  const client = useQueryClient();
  const toast = useToast();
  const { change, takeBack } = useChange(definition);
  /** Blocks as they were stored last, and how many changes of each are under way. */
  const made = useRef(new Map<number, DataRecord>());
  const underWay = useRef(new Map<number, number>());
  const { add, ...storing } = useAttempts();
  const { data, error, refetch } = useGetList<Block>(
    definition.name,
    {
      filter: resourceId === null ? {} : { resourceId },
      pagination: { page: 1, perPage: MOST },
      sort: { field: 'dayOfWeek', order: 'ASC' },
      meta: { isChanged: true },
    },
    { retry: false, enabled: !isWaiting, placeholderData: (previous) => previous },
  );

  const check = (values: DataRecord): void => {
    const [problem] = Object.values(checkRecord(definition, values, 'update'));
    if (!problem) return;
    toast.error(labels.screen('wrong', { problem: textOf(problem) }));
    throw new Error(problem.message);
  };
  const renew = () => client.invalidateQueries({ queryKey: [definition.name] });
  /** Does something to blocks after what is under way, and draws them anew. */
  const inTurn = (work: () => Promise<void>): Promise<unknown> =>
    add(async () => {
      try {
        await work();
      } catch (error) {
        void renew();
        throw error;
      }
      // Until it is drawn there anew it is shown where it was put.
      await renew();
    });

  /** Puts a block elsewhere, as it is drawn, after those that were put elsewhere before. */
  const place = (drawn: Block, span: Span, announcement: string): Promise<unknown> => {
    const { id } = drawn;
    const isOfPut = (underWay.current.get(id) ?? 0) > 0;
    underWay.current.set(id, (underWay.current.get(id) ?? 0) + 1);
    return inTurn(async () => {
      // What is put elsewhere twice is drawn anew only once: the second time begins where the first ended.
      const seen = (isOfPut && made.current.get(id)) || drawn;
      const { dayOfWeek, startTime, endTime } = seen;
      const stored = await change(seen, hoursOf(span), { quietly: 'whenGood', check });
      made.current.set(id, stored);
      toast.undoable(
        announcement,
        () => void inTurn(() => takeBack(stored, { dayOfWeek, startTime, endTime })),
      );
    }).finally(() => underWay.current.set(id, (underWay.current.get(id) ?? 1) - 1));
  };
  return { definition, blocks: data, error, reload: refetch, storing, place };
};
