import type { FactorKind, Proof } from '../../../dataProvider/secondFactor';
import { SecondStep } from './SecondStep';
import { useSecondStepTexts } from './useSecondStepTexts';

interface Props {
  kinds: readonly FactorKind[];
  onProve(proof: Proof): Promise<void>;
  onBack(): void;
}

/** The second step of signing in, after a right password. */
export const SignInStep = ({ kinds, onProve, onBack }: Props) => {
  const texts = useSecondStepTexts();
  return (
    <SecondStep
      kinds={kinds}
      submit={texts.submit}
      onProve={onProve}
      back={{ label: texts.back, onBack }}
    />
  );
};
