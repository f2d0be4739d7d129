import { useStore } from 'react-admin';
import { titleOf } from '../../../../schemas';
import ListCards from '../ListCards';
import { ListTable } from '../ListTable';
import type { RowsProps } from '../rowsProps';
import { AllToggle } from './AllToggle';
import { TreeToggle } from './TreeToggle';
import { treeOf } from './tree';

interface Props extends RowsProps {
  /** The field that holds the id of a row's parent. */
  by: string;
  isNarrow: boolean;
}

/** The rows of a list as a tree: those with others beneath them can be closed, and stay so. */
const TreeRows = ({ by, isNarrow, ...props }: Props) => {
  const { definition, rows, selection } = props;
  const [closed, setClosed] = useStore<readonly number[]>(`tree.${definition.name}`, []);
  const all = treeOf(rows, by);
  const nodes = treeOf(rows, by, closed);
  const nodeOf = new Map(nodes.map((node) => [node.record.id, node]));
  const parents = all.filter(({ hasChildren }) => hasChildren).map(({ record }) => record.id);

  const close = (ids: readonly number[]) => {
    setClosed(ids);
    // What is no longer on screen is not acted on.
    const shown = new Set(treeOf(rows, by, ids).map(({ record }) => record.id));
    if (selection?.selected.some((id) => !shown.has(id)))
      selection.onChange(selection.selected.filter((id) => shown.has(id)));
  };
  const toggle = (id: number) =>
    close(closed.includes(id) ? closed.filter((other) => other !== id) : [...closed, id]);

  const prefix: RowsProps['prefix'] = (record) => {
    const node = nodeOf.get(record.id);
    return (
      node && (
        <TreeToggle
          level={node.level}
          name={titleOf(definition, record)}
          isOpen={node.hasChildren ? !closed.includes(record.id) : undefined}
          onToggle={() => toggle(record.id)}
        />
      )
    );
  };
  const Rows = isNarrow ? ListCards : ListTable;
  const isOpen = parents.some((id) => !closed.includes(id));
  return (
    <Rows
      {...props}
      rows={nodes.map(({ record }) => record)}
      prefix={prefix}
      headPrefix={
        parents.length > 0 && (
          <AllToggle isOpen={isOpen} onToggle={() => close(isOpen ? parents : [])} />
        )
      }
    />
  );
};

export default TreeRows;
