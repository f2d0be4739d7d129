import type { SxProps, Theme } from '@mui/material/styles';

/** Pixels; what sticks below the bar above every page starts there. Written out in the style sheets of bar and menu. */
export const TOP_BAR_HEIGHT = 56;

/** What can be done with ticked rows or files stays in sight while one scrolls through them. */
export const stickingLook: SxProps<Theme> = {
  position: 'sticky',
  top: TOP_BAR_HEIGHT,
  zIndex: 2,
  bgcolor: 'background.paper',
  backgroundImage: ({ palette }) =>
    `linear-gradient(${palette.action.selected}, ${palette.action.selected})`,
};
