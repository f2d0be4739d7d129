import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { FactorKind } from '../../../dataProvider/secondFactor';
import type { Session } from '../../../dataProvider/session';
import { SecondFactors } from '../../screens/secondFactor/SecondFactor';
import { useOwnKinds } from '../../screens/secondFactor/useSecondFactors';
import { confirmSession } from '../../session/sessionLife';
import { authProvider } from '../authProvider';
import { EntrancePage } from '../entrance/EntrancePage';
import { confirmFactor } from './confirmFactor';
import { SecondStep } from './SecondStep';
import { useSecondStepTexts } from './useSecondStepTexts';

/** Sets up the factor that is demanded; the page goes once its recovery codes are kept. */
const SetUp = () => {
  const texts = useSecondStepTexts().demanded;
  return (
    <EntrancePage title={texts.setUpTitle} width={640}>
      <Typography color="text.secondary" sx={{ mb: 3 }}>
        {texts.setUp}
      </Typography>
      <SecondFactors onSetUp={confirmSession} />
      <Button sx={{ mt: 2 }} onClick={authProvider.logout}>
        {texts.signOut}
      </Button>
    </EntrancePage>
  );
};

const Confirm = ({ kinds }: { kinds: readonly FactorKind[] }) => {
  const texts = useSecondStepTexts().demanded;
  return (
    <EntrancePage title={texts.confirmTitle}>
      <SecondStep
        kinds={kinds}
        submit={texts.goOn}
        onProve={async (proof) => {
          await confirmFactor(proof);
          await confirmSession();
        }}
        back={{ label: texts.signOut, onBack: authProvider.logout }}
      >
        <Typography color="text.secondary">{texts.confirm}</Typography>
      </SecondStep>
    </EntrancePage>
  );
};

/** Asks for a second factor that an organisation or a group demands. */
export const DemandedPage = ({ needs }: { needs: NonNullable<Session['needsSecondFactor']> }) => {
  const kinds = useOwnKinds();
  if (needs === 'setUp') return <SetUp />;
  return kinds && <Confirm kinds={kinds} />;
};
