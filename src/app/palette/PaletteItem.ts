import type SvgIcon from '@mui/material/SvgIcon';

/** Something that the palette offers: a place to go to, or something to do. */
export interface PaletteItem {
  /** No other item has it. */
  readonly id: string;
  readonly label: string;
  /** What distinguishes it from others of its name. */
  readonly text?: string;
  /** Other words by which it is found, and which nobody sees. */
  readonly alsoCalled?: string;
  readonly Icon: typeof SvgIcon;
  /** Where it leads. */
  readonly to?: string;
  /** What it does, once the palette is closed. */
  run?(): void;
}

export interface PaletteGroup {
  readonly id: string;
  readonly heading: string;
  readonly items: readonly PaletteItem[];
  /** How many there are, where not all of them are shown. */
  readonly total?: number;
}
