import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { CallSpec } from '../../../schemas';
import { useAttempt } from '../../ui/attempts/useAttempt';

/** Whether the files of a folder that is deleted go with it, as it is sent to the server. */
export type TypeDeletion = 'folder' | 'all' | 'unused';

/**
 * The changes of folders, one at a time. A refusal has been shown as a toast; a failure of
 * the transport is shown where `failureIn` specifies.
 */
export const useMediaChanges = (failureIn: 'inPlace' | 'toast' = 'toast') => {
  const provider = useDataProvider<BackOfficeProvider>();
  const client = useQueryClient();
  const { isBusy, failure, attempt } = useAttempt(failureIn);

  const call = (spec: CallSpec, args: Record<string, unknown>) =>
    attempt(async () => {
      await provider.call('media', spec, {}, { args });
      // What refers to files that are gone can't be queried any more.
      const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== 'usage';
      await client.invalidateQueries({ queryKey: ['media'], predicate });
    });

  return {
    isBusy,
    failure,
    addFolder: (folderName: string) => call({ path: 'media' }, { folderName }),
    renameFolder: (folderId: number, folderName: string) =>
      call({ path: 'media/update' }, { folderId, folderName }),
    removeFolder: (folderId: number, typeDeletion: TypeDeletion) =>
      call({ path: 'media/delete' }, { folderId, typeDeletion }),
  };
};
