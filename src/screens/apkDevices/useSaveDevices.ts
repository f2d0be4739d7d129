import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { useLabels } from '../../fields/labels';
import { useAttempt } from '../../ui/attempts/useAttempt';
import { useToast } from '../../ui/toasts';
import { deviceEdits, type Edit } from './edits';
import { isSame, mergeSelections } from './selection';
import { readAssigned } from './useDevices';

/** Saves which devices a file is assigned to, all in one call; what isn't saved stays as it was chosen. */
export const useSaveDevices = (apkId: number) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const client = useQueryClient();
  const { screen: text } = useLabels('apkFiles');
  const toast = useToast();
  const { isBusy, attempt } = useAttempt();

  const send = async ({ original, selection: mine }: Edit) => {
    try {
      // The call takes all of the devices: those that somebody else has chosen meanwhile stay.
      const theirs = await readAssigned(provider, apkId);
      const selection = mergeSelections({ base: original, mine, theirs });
      const { message } = await provider.post(
        'apk/assignments',
        {
          apkId,
          deviceIds: [...selection.devices],
          frontAppDeviceIds: [...selection.frontApps],
        },
        { isQuiet: true },
      );
      toast.success(message || text('saved'));
    } catch (error) {
      const why = error instanceof HttpError && error.message ? `: ${error.message}` : '';
      toast.error(`${text('saveFailed')}${why}`);
      throw error;
    }
  };

  const save = async (edit: Edit) => {
    if (isSame(edit.original, edit.selection)) {
      toast.info(text('noChanges'));
      return;
    }
    const isSaved = await attempt(() => send(edit));
    if (!isSaved) return;
    // Read before it is shown, or what was stored before would stand there for a moment.
    await client.invalidateQueries({ queryKey: ['apkAssignments'] });
    await client.invalidateQueries({ queryKey: ['devices'], refetchType: 'none' });
    deviceEdits.end(apkId);
  };
  return { isBusy, save };
};
