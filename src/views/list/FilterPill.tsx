import AddIcon from '@mui/icons-material/Add';
import ClearIcon from '@mui/icons-material/Clear';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { refers } from '../../../schemas';
import { FieldScope } from '../../fields/FieldScope';
import { FieldShow } from '../../fields/FieldShow';
import { textOfField, useTextWriter } from '../../fields/text';
import { PlainLinks } from '../../ui/optimisations/PageLink';
import { withMaterial } from '../../ui/theme/material';
import type { FilterProps } from './FilterField';
import look from './toolbar.module.css';
import type { FilterContext } from './useFilterFields';

const FilterPopover = lazy(() => withMaterial(import('./FilterPopover')));

interface Props extends FilterProps {
  context: FilterContext;
  /** It has just been added: it opens at once. */
  isNew: boolean;
}

/** What a filter is set to; other records by their names. */
const PillValue = ({ context, value }: { context: FilterContext; value: unknown }) => {
  const writer = useTextWriter();
  const { name, field, labelScope, resource } = context;
  const record = { [name]: value };
  if (!refers(field)) return textOfField(value, { ...context, record }, writer);
  return (
    <FieldScope fields={{ [name]: field }} {...{ labelScope, resource, record }}>
      <PlainLinks>
        <FieldShow name={name} isCell />
      </PlainLinks>
    </FieldScope>
  );
};

/** A filter of a list: its name while it is unset, and what it is set to, with a way to unset it. */
export const FilterPill = ({ context, isNew, ...props }: Props) => {
  const { values, onChange } = props;
  const { name, label, isSwitch } = context;
  const translate = useTranslate();
  const opener = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const value = values[name];
  const isSet = value !== undefined && value !== '' && value !== null;
  useEffect(() => {
    if (!isNew) return;
    // What opens from it gives the focus back to what had it.
    opener.current?.focus();
    if (!isSwitch) setAnchor(opener.current);
  }, [isNew, isSwitch]);
  const press = () => {
    if (isSwitch) onChange({ [name]: isSet ? '' : true });
    else setAnchor(opener.current);
  };
  const clear = () => {
    // The button goes with the value.
    opener.current?.focus();
    onChange({ [name]: '' });
  };
  return (
    <span className={look.pill} data-set={isSet || undefined}>
      <button
        ref={opener}
        type="button"
        {...(isSwitch
          ? { role: 'switch', 'aria-checked': isSet }
          : { 'aria-haspopup': 'dialog', 'aria-expanded': anchor !== null })}
        onClick={press}
      >
        {!isSet && <AddIcon />}
        {label}
        {isSet && !isSwitch && (
          <>
            {': '}
            <span className={look.pillValue}>
              <PillValue context={context} value={value} />
            </span>
          </>
        )}
      </button>
      {isSet && (
        <button
          type="button"
          aria-label={translate('views.clearFilter', { name: label })}
          onClick={clear}
        >
          <ClearIcon />
        </button>
      )}
      <Suspense>
        {anchor && (
          <FilterPopover {...props} name={name} anchor={anchor} onClose={() => setAnchor(null)} />
        )}
      </Suspense>
    </span>
  );
};
