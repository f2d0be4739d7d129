import { useTranslate } from 'react-admin';
import { questions } from '../../../dataProvider/questions';
import { signOutPath, useCurrentLocale } from '../../routing/paths';
import { usePost } from '../../routing/usePost';
import { keptDrafts } from '../../session/signOut';

/** Signs out, after asking where drafts would be lost; the open page asks about its own work. */
export const useSignOut = (): (() => Promise<void>) => {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const post = usePost();
  return async () => {
    const drafts = keptDrafts();
    const text = translate('shell.losesDrafts', { smart_count: drafts });
    if (drafts > 0 && !(await questions.ask(text))) return;
    await post(signOutPath(locale));
  };
};
