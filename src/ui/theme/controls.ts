import type { Components, Theme } from '@mui/material/styles';
import { POINTER, TOUCH } from './touch';
import { textOf, weight } from './type';

const TOUCH_TARGET = 44;

/** Pixels of a control's height, and of its corners' radius. */
const CONTROL = 36;
const CORNER = 6;

/** Above and below one line of text in a control. */
const PADDING = 8;

const focusRing = (theme: Theme) => ({
  outline: `2px solid ${theme.vars?.palette.primary.main}`,
  outlineOffset: 2,
});

/** What is pressed. */
export const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({ '&.Mui-focusVisible': focusRing(theme) }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, size: 'small' },
    styleOverrides: {
      root: {
        minHeight: 34,
        paddingInline: 12,
        borderRadius: CORNER,
        whiteSpace: 'nowrap',
        [TOUCH]: { minHeight: TOUCH_TARGET, paddingInline: 16 },
      },
      sizeSmall: textOf(13),
    },
  },
  MuiIconButton: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: {
        borderRadius: CORNER,
        minWidth: 34,
        minHeight: 34,
        [TOUCH]: { minWidth: TOUCH_TARGET, minHeight: TOUCH_TARGET },
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        borderRadius: CORNER,
        ...textOf(13),
        [TOUCH]: { minWidth: TOUCH_TARGET, minHeight: TOUCH_TARGET },
      },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: { minHeight: 36, ...textOf(14), [TOUCH]: { minHeight: TOUCH_TARGET } },
    },
  },
  MuiListItemButton: { styleOverrides: { root: { [TOUCH]: { minHeight: TOUCH_TARGET } } } },
  MuiListSubheader: { styleOverrides: { root: textOf(13) } },
  MuiTab: {
    styleOverrides: {
      root: { minHeight: 44, paddingInline: 16, ...textOf(14), fontWeight: weight.medium },
    },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: 44 } } },
};

/** A label stands above its control, as it stands above a value that is only read. */
const labels: Components<Theme> = {
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...textOf(13),
        fontWeight: weight.medium,
        color: theme.vars?.palette.text.secondary,
        '&.Mui-focused': { color: theme.vars?.palette.text.secondary },
      }),
      // What may be left empty is marked; what is required is announced by screen readers.
      asterisk: { display: 'none' },
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        maxWidth: '100%',
        marginBottom: 4,
        transform: 'none',
        whiteSpace: 'normal',
        pointerEvents: 'auto',
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { ...textOf(13), margin: '4px 0 0' } },
  },
};

/** What is typed in, or chosen from. */
const fields: Components<Theme> = {
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiSelect: { defaultProps: { size: 'small' } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: CONTROL,
        // Where a field has its place, its kind gives it its width (src/fields/slot.module.css).
        maxWidth: 'var(--control, none)',
        paddingInline: 0,
        borderRadius: CORNER,
        ...textOf(14),
        // Below 16 px phones zoom in on a field that gets the focus.
        [TOUCH]: { minHeight: TOUCH_TARGET, fontSize: '1rem' },
      },
      input: { height: '1.25rem', padding: `${PADDING}px 12px` },
      inputSizeSmall: { padding: `${PADDING}px 12px` },
      multiline: {
        padding: `${PADDING}px 12px`,
        '& textarea': { padding: 0 },
        // A page that comes drawn has it as high as its text before the app can measure that.
        '& textarea:not([aria-hidden])': {
          fieldSizing: 'content',
          height: 'auto',
          minHeight: 'calc(var(--least-lines, 1) * 1lh)',
          maxHeight: 'calc(var(--most-lines, 100) * 1lh)',
        },
      },
      adornedStart: { paddingLeft: 12, '& input': { paddingLeft: 0 } },
      adornedEnd: { paddingRight: 12, '& input': { paddingRight: 0 } },
      notchedOutline: { top: 0, '& legend': { display: 'none' } },
    },
  },
  MuiAutocomplete: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      inputRoot: {
        '&.MuiOutlinedInput-root': { paddingBlock: 3, paddingLeft: 8 },
        '&.MuiOutlinedInput-root .MuiAutocomplete-input': { height: 30, padding: '0 4px' },
      },
      // A line of chips is as high as one of text.
      tag: { margin: '3px 4px 3px 0' },
      option: textOf(14),
    },
  },
  MuiFormGroup: {
    styleOverrides: {
      // A line of boxes is as high as one of text.
      root: { [POINTER]: { '& .MuiCheckbox-root': { padding: 8 } } },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      // A switch is set in less than what the label makes up for.
      root: {
        '&:not(.MuiFormControlLabel-labelPlacementStart):has(> .MuiSwitch-root)': {
          marginLeft: -4,
        },
      },
    },
  },
};

/** What is switched or ticked. */
const toggles: Components<Theme> = {
  MuiCheckbox: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: { [TOUCH]: { padding: 12 } } },
  },
  MuiRadio: { defaultProps: { size: 'small' } },
  MuiSwitch: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      switchBase: ({ theme }) => ({
        // Farther from the knob the ring is cut off by what a switch is drawn in.
        '&.Mui-focusVisible': { outlineOffset: -2 },
        // In a page that comes drawn the styles of the track stand between the two.
        '&.Mui-checked:where(:not(.Mui-disabled)) ~ .MuiSwitch-track': {
          backgroundColor: theme.vars?.palette.primary.main,
          opacity: 0.5,
        },
        // Off, a knob of the page's own colour is still to be seen.
        '&:not(.Mui-checked) .MuiSwitch-thumb': {
          border: `1px solid ${theme.vars?.palette.text.secondary}`,
          boxShadow: 'none',
        },
      }),
    },
  },
};

/** What is entered in a form. */
export const inputs: Components<Theme> = { ...labels, ...fields, ...toggles };
