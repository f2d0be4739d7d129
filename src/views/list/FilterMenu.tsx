import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Resource } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { useRanges } from './useRanges';

interface Props {
  definition: Resource;
  names: readonly string[];
  /** Ranges and filters that were added before. */
  added: readonly string[];
  anchor: HTMLElement;
  onChoose(name: string): void;
  onClose(): void;
}

/** Fields that a list can be narrowed by, what else it asks for, and ranges. */
const FilterMenu = ({ definition, names, added, anchor, onChoose, onClose }: Props) => {
  const labels = useLabels(definition.name);
  const { asks = {} } = definition.list;
  const ranges = useRanges(definition).filter(({ key }) => !added.includes(key));
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      {names.map((name) => (
        <MenuItem key={name} dense onClick={() => onChoose(name)}>
          {(name in asks ? labels.asks() : labels).field(name)}
        </MenuItem>
      ))}
      {names.length > 0 && ranges.length > 0 && <Divider component="li" />}
      {ranges.map(({ key, label }) => (
        <MenuItem key={key} dense onClick={() => onChoose(key)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
};

export default FilterMenu;
