import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { questions } from '../../dataProvider/questions';
import { lazyDialog } from '../ui/loading/lazyDialog';

const ConfirmDialog = lazyDialog(
  async () => (await import('../ui/dialogs/ConfirmDialog')).ConfirmDialog,
);

interface Asked {
  text: string;
  answer(isYes: boolean): void;
}

/** Puts to the person what the server asks before it does something. */
export const Questions = () => {
  const translate = useTranslate();
  // Several calls may be under way.
  const [[asked], setAsked] = useState<readonly Asked[]>([]);
  useEffect(
    () =>
      questions.answeredBy(
        (text) => new Promise((answer) => setAsked((waiting) => [...waiting, { text, answer }])),
      ),
    [],
  );
  if (!asked) return null;
  const answer = (isYes: boolean) => {
    asked.answer(isYes);
    setAsked((waiting) => waiting.filter((one) => one !== asked));
  };
  return (
    <ConfirmDialog
      title={translate('views.question.title')}
      text={asked.text}
      confirm={translate('views.question.goOn')}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    />
  );
};
