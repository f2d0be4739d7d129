import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCurrentLocale } from '../../../routing/paths';
import { EntrancePage } from '../../entrance/EntrancePage';
import { useSignInFailure } from '../../entrance/useSignInFailure';
import { answerOnce, beginAtProvider } from './calls';
import { returnAddress } from './returnAddress';
import { useProviderTexts } from './useProviderTexts';

type State = { readonly failure: unknown } | 'waiting' | 'again';

/** Ends a sign-in, or begins that of a window which renews a session. */
const useSignInHere = (): State => {
  const { search } = useLocation();
  const locale = useCurrentLocale();
  const navigate = useNavigate();
  const [state, setState] = useState<State>('waiting');
  useEffect(() => {
    let isLeft = false;
    const begin = async (email: string) => {
      returnAddress.keepAgain();
      window.location.replace(await beginAtProvider(email));
    };
    const finish = async () => {
      await answerOnce(search, locale);
      const address = returnAddress.get();
      if (address === null) setState('again');
      else await navigate(address, { replace: true });
    };
    const email = new URLSearchParams(search).get('email');
    (email === null ? finish() : begin(email)).catch((failure: unknown) => {
      if (!isLeft) setState({ failure });
    });
    return () => {
      isLeft = true;
    };
  }, [search, locale, navigate]);
  return state;
};

/** What providers send browsers back to. */
export const ProviderPage = () => {
  const texts = useProviderTexts();
  const reasonOf = useSignInFailure();
  const state = useSignInHere();
  if (state === 'waiting')
    return (
      <EntrancePage title={texts.waiting}>
        <LinearProgress aria-label={texts.waiting} />
      </EntrancePage>
    );
  const isIn = state === 'again';
  return (
    <EntrancePage title={isIn ? texts.again.title : texts.failed}>
      <Stack spacing={3}>
        {isIn ? (
          <Typography>{texts.again.text}</Typography>
        ) : (
          <Alert severity="error">{reasonOf(state.failure)}</Alert>
        )}
        <Button variant="contained" size="large" href={returnAddress.get() ?? '/'}>
          {isIn ? texts.again.home : texts.back}
        </Button>
      </Stack>
    </EntrancePage>
  );
};
