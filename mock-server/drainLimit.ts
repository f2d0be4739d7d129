/** How long calls under way may take when a server stops, in milliseconds; then it ends all the same. */
export const DRAIN_LIMIT = 30_000;
