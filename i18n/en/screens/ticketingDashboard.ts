/** What the ticketing dashboard says beside its labels; loaded together with it. */
export const ticketingDashboard = {
  nothing: 'Nothing needs your attention.',
};
