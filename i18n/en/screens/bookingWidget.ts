/** What the picture of the booking widget says to operators; loaded together with it. */
export const bookingWidget = {
  caption:
    'An impression in the primary language: the widget shows what can be booked at your organisation.',
};
