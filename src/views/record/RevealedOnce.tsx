import { useState } from 'react';
import { useLocation } from 'react-router';
import { type DataRecord, type Resource, titleOf } from '../../../schemas';
import { Revealed } from '../../ui/dialogs/Revealed';
import type { Values } from '../form/formTypes';

interface Props {
  definition: Resource;
  record: DataRecord | Values;
}

/** Shows the part of a create's answer that is shown only once, such as a generated password. */
export const RevealedOnce = ({ definition, record }: Props) => {
  const { state } = useLocation();
  const { create } = definition.verbs;
  const revealed = create === false ? undefined : create?.revealOnce;
  const shown = revealed === undefined ? undefined : state?.answer?.[revealed];
  const [isOpen, setOpen] = useState(true);
  return typeof shown === 'string' && isOpen ? (
    <Revealed
      value={shown}
      of={titleOf(definition, record)}
      onClose={() => {
        setOpen(false);
        window.history.replaceState({ ...window.history.state, usr: null }, '');
      }}
    />
  ) : null;
};
