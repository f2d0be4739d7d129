import { useScopeOf } from './FieldScope';
import { FieldShow } from './FieldShow';
import look from './slot.module.css';

/** A field inside another field, shown under its label. */
export const LabelledShow = ({ name }: { name: string }) => {
  const { labelScope } = useScopeOf(name);
  return (
    <div>
      <div className={look.label}>{labelScope.field(name)}</div>
      <FieldShow name={name} />
    </div>
  );
};
