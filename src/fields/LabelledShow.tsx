import { useScopeOf } from './FieldScope';
import { FieldShow } from './FieldShow';
import { useViewOf } from './registry';
import look from './slot.module.css';
import { useHelp } from './useHelp';

interface Props {
  name: string;
  /** It takes as much room as where it is entered. */
  isSlot?: boolean;
}

/** A field inside another field, shown under its label. */
export const LabelledShow = ({ name, isSlot = false }: Props) => {
  const { field, labelScope } = useScopeOf(name);
  const { isBlock } = useViewOf()(field);
  const help = useHelp(name);
  return (
    <div>
      <div className={look.label}>{labelScope.field(name)}</div>
      <div className={isSlot ? look.value : undefined} data-block={isBlock || undefined}>
        <FieldShow name={name} />
      </div>
      {isSlot && help && <p className={look.help}>{help}</p>}
    </div>
  );
};
