import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { LinkSpec } from '../../../../schemas';
import { linkedName } from '../../face/linkedName';
import look from './link.module.css';
import type { Linking } from './useLinked';

/** More are found by a search. */
const MOST_OFFERED = 8;

interface Props {
  spec: LinkSpec;
  linked: Linking;
}

/** What can still be linked, each by one press, where that is little; what another would lose isn't among it. */
export const LinkOffers = ({ spec, linked }: Props) => {
  const translate = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState<number>();
  const { available, holderOf, isBusy, add } = linked;
  const offered = available.filter((row) => holderOf(row) === undefined);
  const isAdded = added !== undefined && !isBusy && offered.every(({ id }) => id !== added);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isAdded && document.activeElement === document.body)
      (list.current?.querySelector('button') ?? list.current)?.focus();
  }, [isAdded]);
  return (
    <div ref={list} tabIndex={-1} className={look.offers}>
      {available.length <= MOST_OFFERED &&
        offered.map((row) => {
          const name = linkedName(spec, row);
          return (
            <Button
              key={row.id}
              variant="outlined"
              color="inherit"
              startIcon={<AddIcon />}
              aria-label={translate('views.links.offer', { name })}
              disabled={isBusy}
              className={look.offer}
              onClick={async ({ detail }) => {
                // What a double click would press next stands where this one stood.
                if (detail <= 1 && (await add([row]))) setAdded(row.id);
              }}
            >
              {name}
            </Button>
          );
        })}
    </div>
  );
};
