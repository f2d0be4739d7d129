/** Texts of the picture of the booking widget for operators; loaded together with it. */
export const bookingWidget = {
  caption:
    'Een indruk in de primaire taal, met wat er bij uw organisatie te boeken is; de tijden zijn voorbeelden.',
};
