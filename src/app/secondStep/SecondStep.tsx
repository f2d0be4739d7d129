import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import type { FactorKind, Proof } from '../../../dataProvider/secondFactor';
import { PasskeyPart } from './PasskeyPart';
import { useProof } from './useProof';
import { useSecondStepTexts } from './useSecondStepTexts';

interface Props {
  /** What is accepted. */
  kinds: readonly FactorKind[];
  /** Its button's label. */
  submit: string;
  /** @throws HttpError of what is refused */
  onProve(proof: Proof): Promise<void>;
  /** Leads to where what is asked here came from. */
  back: { readonly label: string; onBack(): void };
  /** What comes before it. */
  children?: ReactNode;
}

/** Which code is entered: that of an app, or one of those that were kept. */
const useCodes = (kinds: readonly FactorKind[]) => {
  const hasApp = kinds.includes('totp');
  const [isRecovery, setRecovery] = useState(!hasApp);
  // What was typed stays, whichever of the two is open.
  const [codes, setCodes] = useState({ app: '', recovery: '' });
  const open = isRecovery ? 'recovery' : 'app';
  return {
    hasApp,
    isRecovery,
    toggle: () => setRecovery(!isRecovery),
    code: codes[open],
    setCode: (code: string) => setCodes({ ...codes, [open]: code }),
  };
};

/** Asks for a second factor: the code of an authenticator app, or a recovery code in its place. */
export const SecondStep = ({ kinds, submit, onProve, back, children }: Props) => {
  const texts = useSecondStepTexts();
  const { hasApp, isRecovery, toggle, code, setCode } = useCodes(kinds);
  const [isAsked, setAsked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { isBusy, problem, codeProblem, prove, forget, noteFailure } = useProof(onProve);
  const missing = isAsked && code.trim() === '' ? texts.required : undefined;
  const wrong = missing ?? codeProblem;

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A form of a dialog's content is within that of the page, as React has it.
    event.stopPropagation();
    setAsked(true);
    if (code.trim() === '') input.current?.focus();
    else if (!(await prove({ code: code.trim() }))) input.current?.select();
  };
  const other = () => {
    setAsked(false);
    forget();
    toggle();
    input.current?.focus();
  };
  return (
    <form onSubmit={send} noValidate style={{ display: 'grid', gap: 16 }}>
      {children}
      {problem && <Alert severity="error">{problem}</Alert>}
      {kinds.includes('passkey') && (
        <PasskeyPart onBegin={forget} onProof={prove} onFailed={noteFailure} />
      )}
      <Typography color="text.secondary">{isRecovery ? texts.recoveryText : texts.text}</Typography>
      <TextField
        label={isRecovery ? texts.recovery : texts.code}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoFocus
        required
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={wrong !== undefined}
        helperText={wrong}
        inputRef={input}
        slotProps={{
          htmlInput: isRecovery
            ? { autoCapitalize: 'none', spellCheck: false }
            : { inputMode: 'numeric' },
        }}
      />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {submit}
      </Button>
      {hasApp && <Button onClick={other}>{isRecovery ? texts.useApp : texts.useRecovery}</Button>}
      <Button onClick={back.onBack}>{back.label}</Button>
    </form>
  );
};
