import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { questions } from '../../dataProvider/questions';
import type { FactorKind } from '../../dataProvider/secondFactor';
import { lazyDialog } from '../ui/loading/lazyDialog';

const ConfirmDialog = lazyDialog(
  async () => (await import('../ui/dialogs/ConfirmDialog')).ConfirmDialog,
);

const StepUpDialog = lazyDialog(
  async () => (await import('./secondStep/StepUpDialog')).StepUpDialog,
);

interface Asked {
  text: string;
  factors: readonly FactorKind[];
  answer(isYes: boolean): void;
}

/** Puts to the person what the server asks before it does something. */
export const Questions = () => {
  const translate = useTranslate();
  // Several calls may be under way.
  const [all, setAsked] = useState<readonly Asked[]>([]);
  useEffect(
    () =>
      questions.answeredBy(
        (text, factors) =>
          new Promise((answer) => setAsked((waiting) => [...waiting, { text, factors, answer }])),
      ),
    [],
  );
  const [asked] = all;
  if (!asked) return null;
  const answer = (isYes: boolean) => {
    asked.answer(isYes);
    setAsked((waiting) => waiting.filter((one) => one !== asked));
  };
  // Who has used it for one call has for all that wait for it.
  const confirm = () => {
    const isMeant = ({ factors }: Asked) => factors.length > 0;
    for (const one of all.filter(isMeant)) one.answer(true);
    setAsked((waiting) => waiting.filter((one) => !all.includes(one) || !isMeant(one)));
  };
  if (asked.factors.length > 0)
    return (
      <StepUpDialog kinds={asked.factors} onConfirmed={confirm} onClose={() => answer(false)} />
    );
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
