import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { filled } from '../../../ui/useTexts';
import type { useProviderSignIn } from './useProviderSignIn';
import { useProviderTexts } from './useProviderTexts';

type Props = Pick<ReturnType<typeof useProviderSignIn>, 'domain' | 'isBusy' | 'begin'>;

/** Offers to sign in with the provider of the organisation that an address is of. */
export const ProviderOffer = ({ domain, isBusy, begin }: Props) => {
  const texts = useProviderTexts();
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {filled(texts.text, { domain })}
      </Typography>
      <Button variant="outlined" size="large" loading={isBusy} onClick={begin}>
        {texts.button}
      </Button>
    </>
  );
};
