/** Texts of the picture of the booking widget for operators; loaded together with it. */
export const bookingWidget = {
  caption:
    'An impression in the primary language, with what can be booked at your organisation; the times are examples.',
};
