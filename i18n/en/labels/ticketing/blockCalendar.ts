import type { blockCalendar } from '../../../../resources/ticketing/blockCalendar';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Week calendar',
  screen: {
    resource: 'Resource',
    all: 'Blocks of all resources are shown. Choose one to see its own.',
    help: 'Drag a block by its middle or its edges, or drag over empty hours to add one. Press a block to open it.',
    readOnly: 'Press a block to open it.',
    list: 'As a list',
    moved: '%{name}: now on %{where}',
    wrong: 'The block stays where it was: %{problem}',
    conflicts: '%{name} ⚠ %{conflicts}',
    shaded: 'Outside opening hours the days are hatched.',
    differing: 'Days that differ: %{days}.',
    legend: 'What the colours stand for',
    off: 'Inactive',
    warned: 'In conflict',
    inactive: '%{name} (inactive)',
  },
} satisfies Labels<typeof blockCalendar>;
