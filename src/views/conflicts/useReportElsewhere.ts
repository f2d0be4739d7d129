import { useTranslate } from 'react-admin';
import { useToast } from '../../ui/toasts';
import { inWords } from './inWords';

/** Reports in one line what somebody else changed of what was saved just now. */
export const useReportElsewhere = () => {
  const translate = useTranslate();
  const toast = useToast();
  /**
   * @param by who changed it; `null` where the server doesn't report it
   * @param names what was changed, as it is called on screen
   */
  return (by: string | null, names: readonly string[]): void => {
    if (names.length === 0) return;
    toast.info(
      translate('views.conflict.saved', {
        name: by ?? translate('views.conflict.somebody'),
        fields: inWords(names, translate),
      }),
    );
  };
};
