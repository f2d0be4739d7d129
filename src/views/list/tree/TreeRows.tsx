import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useStore, useTranslate } from 'react-admin';
import { titleOf } from '../../../../schemas';
import ListCards from '../ListCards';
import { ListTable } from '../ListTable';
import type { RowsProps } from '../rowsProps';
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
  const translate = useTranslate();
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
  return (
    <>
      {parents.length > 0 && (
        <Box sx={{ display: 'flex', gap: 1, px: 1.5, pb: 1 }}>
          <Button size="small" onClick={() => close([])}>
            {translate('views.tree.openAll')}
          </Button>
          <Button size="small" onClick={() => close(parents)}>
            {translate('views.tree.closeAll')}
          </Button>
        </Box>
      )}
      <Rows {...props} rows={nodes.map(({ record }) => record)} prefix={prefix} />
    </>
  );
};

export default TreeRows;
