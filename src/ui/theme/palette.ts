import type { ColorSystemOptions } from '@mui/material/styles';

/** Of what stands in an empty field: it can be read, and looks unlike what is typed. */
const opacity = { inputPlaceholder: 0.66 };

// Every text colour reaches 4.5 : 1 on every surface that it stands on.
export const light: ColorSystemOptions = {
  opacity,
  palette: {
    primary: { main: '#0b6b63', light: '#2b8f86', dark: '#08524c', contrastText: '#ffffff' },
    secondary: { main: '#475a63', light: '#6b7e87', dark: '#2f3f47', contrastText: '#ffffff' },
    error: { main: '#b3261e', light: '#d5544c', dark: '#8c1d17', contrastText: '#ffffff' },
    warning: { main: '#8f4e00', light: '#b8741f', dark: '#6e3c00', contrastText: '#ffffff' },
    info: { main: '#1f5fae', light: '#4a82c9', dark: '#174a89', contrastText: '#ffffff' },
    success: { main: '#1c6b34', light: '#3f8d57', dark: '#145127', contrastText: '#ffffff' },
    background: { default: '#f5f7f7', paper: '#ffffff' },
    text: { primary: '#162024', secondary: '#526067', disabled: '#8b979c' },
    divider: '#dde3e4',
    action: {
      active: '#526067',
      hover: 'rgba(22, 48, 52, 0.05)',
      selected: 'rgba(11, 107, 99, 0.10)',
    },
    Alert: {
      errorFilledBg: '#b3261e',
      successFilledBg: '#1c6b34',
      warningFilledBg: '#8f4e00',
      infoFilledBg: '#1f5fae',
    },
  },
};

export const dark: ColorSystemOptions = {
  opacity,
  palette: {
    primary: { main: '#5cc7bb', light: '#86dbd1', dark: '#36a497', contrastText: '#05211e' },
    secondary: { main: '#a9bac1', light: '#c9d6db', dark: '#84979f', contrastText: '#10191c' },
    error: { main: '#ff8a80', light: '#ffb1aa', dark: '#d9584d', contrastText: '#2c0805' },
    warning: { main: '#f2b35c', light: '#f8cd92', dark: '#c98a31', contrastText: '#281700' },
    info: { main: '#8ab8f2', light: '#b3d1f7', dark: '#5a90d3', contrastText: '#06182e' },
    success: { main: '#7ccf93', light: '#a5dfb5', dark: '#4fa869', contrastText: '#06210e' },
    background: { default: '#0f1516', paper: '#171f21' },
    text: { primary: '#e6eced', secondary: '#a3b2b6', disabled: '#66757a' },
    divider: '#2a3538',
    action: {
      active: '#a3b2b6',
      hover: 'rgba(214, 236, 238, 0.06)',
      selected: 'rgba(92, 199, 187, 0.14)',
    },
    Alert: {
      errorFilledBg: '#a32d25',
      errorFilledColor: '#ffffff',
      successFilledBg: '#226b39',
      successFilledColor: '#ffffff',
      warningFilledBg: '#8a5208',
      warningFilledColor: '#ffffff',
      infoFilledBg: '#245c9e',
      infoFilledColor: '#ffffff',
    },
  },
};
