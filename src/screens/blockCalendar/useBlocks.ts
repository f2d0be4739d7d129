import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'react-admin';
import { checkRecord } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { useProblemText } from '../../fields/useProblemText';
import { useDefinition } from '../../routing/definitions';
import { useAttempts } from '../../ui/attempts/useAttempts';
import { useToast } from '../../ui/toasts';
import type { Span } from '../../ui/week/hours';
import { useMergedUpdate } from '../../views/conflicts/useMergedUpdate';
import { type Block, hoursOf } from './blockBars';

/** As many as a week is drawn of. */
const MOST = 5_000;

/** The blocks of a resource, or of all, and how one is put elsewhere. */
export const useBlocks = (page: string, resourceId: number | null) => {
  const definition = useDefinition('blocks');
  const labels = useLabels(page);
  const textOf = useProblemText(definition.name);
  const provider = useDataProvider();
  const client = useQueryClient();
  const toast = useToast();
  const update = useMergedUpdate(definition);
  const { add, ...storing } = useAttempts();
  const { data, error, refetch } = useGetList<Block>(
    definition.name,
    {
      filter: resourceId === null ? {} : { resourceId },
      pagination: { page: 1, perPage: MOST },
      sort: { field: 'dayOfWeek', order: 'ASC' },
    },
    { retry: false, placeholderData: (previous) => previous },
  );

  /** Stores where a block was put, if the checks of its form let it stand there. */
  const store = async (id: number, span: Span): Promise<void> => {
    // The list may be old, and doesn't carry the version that a change is made of.
    const { data: stored } = await provider.getOne<Block>(definition.name, { id });
    const values = { ...stored, ...hoursOf(span) };
    const [problem] = Object.values(checkRecord(definition, values, 'update'));
    if (problem) toast.error(labels.screen('wrong', { problem: textOf(problem) }));
    else await update(values, stored);
  };
  const renew = () => client.invalidateQueries({ queryKey: [definition.name] });
  /** Puts a block elsewhere, after those that were put elsewhere before. */
  const place = (id: number, span: Span): Promise<unknown> =>
    add(async () => {
      try {
        await store(id, span);
      } catch (error) {
        void renew();
        throw error;
      }
      // Until it is drawn there anew it is shown where it was put.
      await renew();
    });
  return { definition, blocks: data, error, reload: refetch, storing, place };
};
