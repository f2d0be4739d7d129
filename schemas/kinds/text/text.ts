import { textKind } from './textKind';

/** One line of text. */
export const text = textKind(['', 'Koffie & thee', 'Ünïcødé  ✓', '<b>"quoted"</b>']);
