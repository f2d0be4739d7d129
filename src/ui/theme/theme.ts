import { type Components, createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { buttons, inputs } from './controls';
import { dark, light } from './palette';
import { textOf, weight } from './type';

/** What stands on the page: surfaces, tables, messages. */
const surfaces: Components<Theme> = {
  MuiTable: { defaultProps: { size: 'small' } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.vars?.palette.divider }),
      // Figures of one width line up below each other; among letters they would push signs apart.
      alignRight: { fontVariantNumeric: 'tabular-nums' },
      // Rows of one line are as high as those of lists.
      sizeSmall: { height: 40, paddingInline: 12, '&.MuiTableCell-head': { height: 36 } },
      head: ({ theme }) => ({
        color: theme.vars?.palette.text.secondary,
        ...textOf(12),
        fontWeight: weight.medium,
        whiteSpace: 'nowrap',
      }),
    },
  },
  MuiPaper: {
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: ({ theme }) => ({
        borderColor: theme.vars?.palette.divider,
        boxShadow: 'var(--card-shadow)',
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--scrim)' } },
    },
  },
  // What lies over a card is of the card's colour: in the dark scheme no shadow sets it apart.
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({ border: `1px solid ${theme.vars?.palette.divider}` }),
    },
  },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 12 } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
  // As names in lists look (src/ui/optimisations/pageLink.module.css).
  MuiLink: {
    defaultProps: { underline: 'hover', color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({ '&:hover': { color: theme.vars?.palette.primary.main } }),
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 300 },
    styleOverrides: { tooltip: { ...textOf(12), fontWeight: weight.regular, borderRadius: 6 } },
  },
  MuiChip: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: { height: 22, borderRadius: 6, ...textOf(12), fontWeight: weight.medium },
    },
  },
  MuiAlert: {
    styleOverrides: {
      // Where there is no room beside the text, its actions stand below it.
      root: { alignItems: 'center', flexWrap: 'wrap' },
      // What is wrong with several fields stands line by line.
      message: { flex: '1 1 12rem', minWidth: 0, whiteSpace: 'pre-line' },
      action: { flexWrap: 'wrap', justifyContent: 'flex-end' },
    },
  },
};

/** The look of the product: calm surfaces, one accent, dense where there is a pointer. */
const options: ThemeOptions = {
  cssVariables: { colorSchemeSelector: 'data-color-scheme' },
  colorSchemes: { light, dark },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: '"Inter Variable", "Inter Fallback", system-ui, sans-serif',
    fontSize: 14,
    fontWeightMedium: weight.medium,
    fontWeightBold: weight.strong,
    h5: { ...textOf(22), fontWeight: weight.strong, letterSpacing: '-0.015em' },
    h6: { ...textOf(16), fontWeight: weight.strong, letterSpacing: '-0.01em' },
    subtitle1: { ...textOf(16), fontWeight: weight.strong },
    subtitle2: { ...textOf(14), fontWeight: weight.strong },
    body1: textOf(14),
    body2: textOf(14),
    caption: textOf(13),
    overline: textOf(12),
    button: { ...textOf(14), textTransform: 'none', fontWeight: weight.medium, letterSpacing: 0 },
  },
  components: { ...buttons, ...inputs, ...surfaces },
};

/** The theme of Material's parts; the build writes its variables (`build/optimisations/themeVariables.ts`). */
export const makeTheme = (): Theme => createTheme(options);
