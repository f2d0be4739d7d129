import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { PROVIDER_RETURN } from '../../../../schemas/routing/address';
import { methodsOf } from './useProviderSignIn';
import { useProviderTexts } from './useProviderTexts';

/** Renews the session of somebody with their organisation's provider, in another window: this one keeps its work. */
export const ProviderAgain = ({ email }: { email: string }) => {
  const texts = useProviderTexts();
  const { data } = useQuery(methodsOf(email));
  if (!data?.byProvider) return null;
  const address = `${PROVIDER_RETURN}?${new URLSearchParams({ email })}`;
  return (
    <Button
      variant="outlined"
      fullWidth
      href={address}
      target="_blank"
      rel="noopener"
      sx={{ mt: 2 }}
    >
      {texts.newWindow}
    </Button>
  );
};
