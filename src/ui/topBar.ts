/** Pixels; what sticks below the bar above every page starts there. Written out in the style sheets of bar and menu. */
export const TOP_BAR_HEIGHT = 56;
