/** Texts of the ticketing dashboard beside its labels; loaded together with it. */
export const ticketingDashboard = {
  nothing: 'Nothing needs your attention.',
};
