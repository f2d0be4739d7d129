import { refers } from '../../../schemas';
import { FieldScope } from '../../fields/FieldScope';
import { FieldShow } from '../../fields/FieldShow';
import { textOfField, useTextWriter } from '../../fields/text';
import { part } from '../../routing/part';
import { PlainLinks } from '../../ui/optimisations/PageLink';
import { withMaterial } from '../../ui/theme/material';
import type { FilterProps } from './FilterField';
import { Pill } from './Pill';
import type { FilterContext } from './useFilterFields';

const FilterPopover = part('FilterPopover', () => withMaterial(import('./FilterPopover')));

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

/** A filter of a list, as a pill. */
export const FilterPill = ({ context, isNew, ...props }: Props) => {
  const { values, onChange } = props;
  const { name, label, isSwitch } = context;
  const value = values[name];
  const isSet = value !== undefined && value !== '' && value !== null;
  return (
    <Pill
      label={label}
      value={<PillValue context={context} value={value} />}
      isSet={isSet}
      isNew={isNew}
      {...(isSwitch && { onSwitch: () => onChange({ [name]: isSet ? '' : true }) })}
      onClear={() => onChange({ [name]: '' })}
      opens={(anchor, onClose) => (
        <FilterPopover {...props} name={name} anchor={anchor} onClose={onClose} />
      )}
    />
  );
};
