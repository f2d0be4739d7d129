/** Pixels; what sticks below the bar above every page starts there. */
export const TOP_BAR_HEIGHT = 56;
