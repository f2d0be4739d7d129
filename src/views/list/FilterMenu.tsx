import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Resource } from '../../../schemas';
import { useLabels } from '../../fields/labels';

interface Props {
  definition: Resource;
  names: readonly string[];
  anchor: HTMLElement;
  onChoose(name: string): void;
  onClose(): void;
}

/** Fields that a list can be narrowed by, and what else it asks for. */
const FilterMenu = ({ definition, names, anchor, onChoose, onClose }: Props) => {
  const labels = useLabels(definition.name);
  const { asks = {} } = definition.list;
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      {names.map((name) => (
        <MenuItem key={name} dense onClick={() => onChoose(name)}>
          {(name in asks ? labels.asks() : labels).field(name)}
        </MenuItem>
      ))}
    </Menu>
  );
};

export default FilterMenu;
