import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { DataRecord, LinkSpec } from '../../../../schemas';
import { lazyDialog } from '../../../ui/loading/lazyDialog';
import type { Linking } from './useLinked';

const LinkPopover = lazyDialog(async () => (await import('./LinkPopover')).LinkPopover);

interface Props {
  spec: LinkSpec;
  linked: Linking;
  /** The record itself, where it is of the linked resource. */
  own: number | undefined;
}

/** The button that opens what can be linked. What is ticked there stays ticked while it is closed. */
export const LinkAdder = ({ spec, linked, own }: Props) => {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [ticked, setTicked] = useState<readonly DataRecord[]>([]);
  const isThere = new Set(linked.assigned.map(({ id }) => id));
  const waiting = ticked.filter(({ id }) => !isThere.has(id));
  const verb = spec.one ? (isThere.size > 0 ? 'change' : 'choose') : 'open';
  const close = () => {
    setAnchor(null);
    // What it was is drawn anew once something is linked.
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        startIcon={spec.one ? undefined : <AddIcon />}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate(`views.links.${verb}`)}
      </Button>
      {anchor && (
        <LinkPopover
          spec={spec}
          linked={linked}
          own={own}
          anchor={anchor}
          ticked={waiting}
          onTick={setTicked}
          onClose={close}
        />
      )}
    </>
  );
};
