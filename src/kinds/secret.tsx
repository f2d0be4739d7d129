import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OptionsOf } from '../../schemas';
import type { ShowProps, ViewOf } from '../fields/KindView';
import { Nothing } from '../ui/Nothing';
import look from '../ui/optimisations/values.module.css';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { RevealButton } from './RevealButton';

/** Always as many, so that they don't reveal the length. */
const DOTS = '••••••••';

const SecretShow = ({ value, isCell, field }: ShowProps<string, OptionsOf<'secret'>>) => {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  if (!value) return <Nothing isCell={isCell} />;
  // What hides it already is all that there is to show.
  if (field.masked) return <code>{value}</code>;
  return (
    <span className={look.anywhere}>
      {isShown ? (
        <code>{value}</code>
      ) : (
        <>
          <span aria-hidden="true">{DOTS}</span>
          <VisuallyHidden>{translate('kinds.secret.hidden')}</VisuallyHidden>
        </>
      )}
      {!isCell && <RevealButton isShown={isShown} onToggle={() => setShown(!isShown)} />}
    </span>
  );
};

export const secret: ViewOf<'secret'> = {
  width: 480,
  Show: SecretShow,
  asText: (value) => (value ? DOTS : ''),
};
