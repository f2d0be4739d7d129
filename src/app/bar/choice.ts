import type SvgIcon from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';

interface Choice<Value extends string> {
  value: Value;
  label: string;
  Icon?: typeof SvgIcon;
  /** The language of the label, where it isn't the page's. */
  lang?: string;
}

/** What a button with a menu of which one entry holds is made of. */
export interface ChoiceProps<Value extends string> {
  label: string;
  /** What the button shows. */
  children: ReactNode;
  choices: readonly Choice<Value>[];
  chosen: Value;
  onChoose(value: Value): void;
}
