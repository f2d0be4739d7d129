import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { dark, light } from './palette';

/** Fingers and small screens need more room than a pointer. */
const TOUCH = '@media (pointer: coarse), (max-width: 599.95px)';
const TOUCH_TARGET = 44;

const focusRing = (theme: Theme) => ({
  outline: `2px solid ${theme.vars?.palette.primary.main}`,
  outlineOffset: 2,
});

const weight = { regular: 400, medium: 500, strong: 600 };

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
    h5: { fontSize: '1.375rem', fontWeight: weight.strong, letterSpacing: '-0.015em' },
    h6: { fontSize: '1.0625rem', fontWeight: weight.strong, letterSpacing: '-0.01em' },
    subtitle2: { fontSize: '0.8125rem', fontWeight: weight.strong },
    body1: { fontSize: '0.9375rem' },
    body2: { fontSize: '0.875rem' },
    caption: { fontSize: '0.8125rem' },
    button: { textTransform: 'none', fontWeight: weight.medium, letterSpacing: 0 },
  },
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: ({ theme: current }) => ({ '&.Mui-focusVisible': focusRing(current) }),
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true, size: 'small' },
      styleOverrides: {
        root: {
          minHeight: 34,
          paddingInline: 12,
          whiteSpace: 'nowrap',
          [TOUCH]: { minHeight: TOUCH_TARGET, paddingInline: 16 },
        },
      },
    },
    MuiIconButton: {
      defaultProps: { size: 'small' },
      styleOverrides: {
        root: {
          borderRadius: 8,
          minWidth: 34,
          minHeight: 34,
          [TOUCH]: { minWidth: TOUCH_TARGET, minHeight: TOUCH_TARGET },
        },
      },
    },
    MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
    MuiFormControl: { defaultProps: { size: 'small' } },
    MuiSelect: { defaultProps: { size: 'small' } },
    MuiAutocomplete: { defaultProps: { size: 'small' } },
    MuiCheckbox: {
      defaultProps: { size: 'small' },
      styleOverrides: { root: { [TOUCH]: { padding: 12 } } },
    },
    MuiRadio: { defaultProps: { size: 'small' } },
    MuiSwitch: {
      defaultProps: { size: 'small' },
      styleOverrides: {
        switchBase: ({ theme: current }) => ({
          // Farther from the knob the ring is cut off by what a switch is drawn in.
          '&.Mui-focusVisible': { outlineOffset: -2 },
          // Off, a knob of the page's own colour is still to be seen.
          '&:not(.Mui-checked) .MuiSwitch-thumb': {
            border: `1px solid ${current.vars?.palette.text.secondary}`,
            boxShadow: 'none',
          },
        }),
      },
    },
    MuiFormControlLabel: {
      styleOverrides: {
        // A switch is set in less than what the label makes up for.
        root: { '&:has(> .MuiSwitch-root)': { marginLeft: -4 } },
      },
    },
    MuiChip: { defaultProps: { size: 'small' } },
    MuiOutlinedInput: {
      styleOverrides: {
        // Below 16 px phones zoom in on a field that gets the focus.
        root: { [TOUCH]: { minHeight: TOUCH_TARGET, fontSize: '1rem' } },
      },
    },
    MuiMenuItem: {
      styleOverrides: {
        root: { minHeight: 36, fontSize: '0.875rem', [TOUCH]: { minHeight: TOUCH_TARGET } },
      },
    },
    MuiListItemButton: {
      styleOverrides: { root: { [TOUCH]: { minHeight: TOUCH_TARGET } } },
    },
    MuiTab: {
      styleOverrides: { root: { minHeight: 44, paddingInline: 16, fontWeight: weight.medium } },
    },
    MuiTabs: { styleOverrides: { root: { minHeight: 44 } } },
    MuiTable: { defaultProps: { size: 'small' } },
    MuiTableCell: {
      styleOverrides: {
        root: ({ theme: current }) => ({
          borderColor: current.vars?.palette.divider,
        }),
        // Figures of one width line up below each other; among letters they would push signs apart.
        alignRight: { fontVariantNumeric: 'tabular-nums' },
        sizeSmall: { paddingInline: 10 },
        head: ({ theme: current }) => ({
          color: current.vars?.palette.text.secondary,
          fontSize: '0.8125rem',
          fontWeight: weight.strong,
          whiteSpace: 'nowrap',
        }),
      },
    },
    MuiPaper: {
      styleOverrides: {
        root: { backgroundImage: 'none' },
        outlined: ({ theme: current }) => ({ borderColor: current.vars?.palette.divider }),
      },
    },
    MuiDialog: { styleOverrides: { paper: { borderRadius: 12 } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
    MuiLink: { defaultProps: { underline: 'hover' } },
    MuiTooltip: { defaultProps: { enterDelay: 300 } },
    MuiAlert: {
      styleOverrides: {
        // Where there is no room beside the text, its actions stand below it.
        root: { alignItems: 'center', flexWrap: 'wrap' },
        // What is wrong with several fields stands line by line.
        message: { flex: '1 1 12rem', minWidth: 0, whiteSpace: 'pre-line' },
        action: { flexWrap: 'wrap', justifyContent: 'flex-end' },
      },
    },
  },
};

/** The theme of Material's parts; the build writes its variables (`build/optimisations/themeVariables.ts`). */
export const makeTheme = (): Theme => createTheme(options);
