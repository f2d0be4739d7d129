/** Texts of the picture of a written page; loaded together with it. */
export const livePage = {
  whole: 'Full screen',
  phone: 'As on a phone',
  close: 'Close',
  run: 'Run anyway',
  endless: 'JavaScript is switched off here: the last time it didn’t come to an end.',
  leaves:
    'The page led to another address, which isn’t shown here. It is shown again without JavaScript.',
  insecure: 'JavaScript isn’t run here: that takes a secure connection (https).',
};
