import type { Session } from '../../../dataProvider/session';
import { DemandedPage } from '../secondStep/DemandedPage';
import { ChoosePasswordPage } from './ChoosePasswordPage';

/** Asks for a password of one's own first, and then for a second factor. */
export const FirstStepsPage = ({
  session: { mustChoosePassword, needsSecondFactor },
}: {
  session: Session;
}) => {
  if (mustChoosePassword) return <ChoosePasswordPage />;
  return needsSecondFactor && <DemandedPage needs={needsSecondFactor} />;
};
