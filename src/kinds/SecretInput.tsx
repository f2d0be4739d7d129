import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isMask, type OptionsOf } from '../../schemas';
import { TextInput } from '../fields/inputs/TextInput';
import type { InputProps } from '../fields/KindView';
import { RevealButton } from './RevealButton';

/** A secret, hidden while it is typed unless revealed. */
export const SecretInput = (props: InputProps<string, OptionsOf<'secret'>>) => {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  const isStored = props.field.masked === true && isMask(props.value ?? '');
  return (
    <TextInput
      {...props}
      type={isShown || isStored ? 'text' : 'password'}
      autoComplete="new-password"
      description={isStored ? translate('kinds.secret.stored') : undefined}
      // A mask is replaced whole: a part of it stands for nothing.
      onFocus={isStored ? ({ target }) => target.select() : undefined}
      end={
        isStored ? (
          translate('kinds.secret.kept')
        ) : (
          <RevealButton isShown={isShown} onToggle={() => setShown(!isShown)} />
        )
      }
    />
  );
};
