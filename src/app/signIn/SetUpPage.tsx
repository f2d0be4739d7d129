import { useTranslate } from 'react-admin';
import { EntrancePage } from '../entrance/EntrancePage';
import { SetUpForm } from './SetUpForm';

/** Sets up an installation that holds nothing yet. */
export const SetUpPage = () => {
  const translate = useTranslate();
  return (
    <EntrancePage title={translate('setUp.title')} width={560}>
      <SetUpForm />
    </EntrancePage>
  );
};
