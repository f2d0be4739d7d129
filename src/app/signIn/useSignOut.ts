import { useTranslate } from 'react-admin';
import { useSubmit } from 'react-router';
import { questions } from '../../../dataProvider/questions';
import { signOutPath, useCurrentLocale } from '../../routing/paths';
import { keptDrafts } from '../../session/signOut';

/** Signs out, after asking where drafts would be lost; the open page asks about its own work. */
export const useSignOut = (): (() => Promise<void>) => {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const submit = useSubmit();
  return async () => {
    const drafts = keptDrafts();
    const text = translate('shell.losesDrafts', { smart_count: drafts });
    if (drafts > 0 && !(await questions.ask(text))) return;
    await submit(null, { method: 'post', action: signOutPath(locale), flushSync: true });
  };
};
