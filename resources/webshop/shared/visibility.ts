/** Where something of the shop is shown. */
export const visibility = { web: 0, app: 1, both: 2 } as const;

export const visibilities = Object.values(visibility);

type Visibility = (typeof visibilities)[number];

/** The one code that stands for several; none for none. */
export const visibilityOf = (chosen: readonly Visibility[]): Visibility | null =>
  chosen.length > 1 ? visibility.both : (chosen[0] ?? null);
