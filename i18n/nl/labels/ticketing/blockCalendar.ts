import type { blockCalendar } from '../../../../resources/ticketing/blockCalendar';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Weekkalender',
  screen: {
    resource: 'Resource',
    all: 'De blokken van alle resources zijn te zien. Kies er een om alleen die te zien.',
    help: 'Sleep een blok bij het midden of de randen, of sleep over lege uren om er een toe te voegen. Druk op een blok om het te openen.',
    readOnly: 'Druk op een blok om het te openen.',
    list: 'Als lijst',
    moved: '%{name}: nu op %{where}',
    wrong: 'Het blok blijft waar het was: %{problem}',
    conflicts: '%{name} ⚠ %{conflicts}',
    shaded: 'Buiten openingstijden zijn de dagen gearceerd.',
    differing: 'Afwijkende dagen: %{days}.',
    legend: 'Wat de kleuren betekenen',
    off: 'Inactief',
    warned: 'Conflict',
    inactive: '%{name} (inactief)',
  },
} satisfies Labels<typeof blockCalendar>;
