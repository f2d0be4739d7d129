/** How many organisations the switcher shows, and how many it remembers. */
const OFFERED = 10;

const keyOf = (user: number): string => `backoffice.organisations.${user}`;

/** The organisations that a user worked for lately, the last one first; ids. */
export const recentOrganisations = (user: number): readonly number[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(user)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
};

/** Remembers the organisation that a user leaves for another one; the last ten are kept. */
export const rememberOrganisation = (user: number, left: number, chosen: number): void => {
  const others = recentOrganisations(user).filter((id) => id !== left && id !== chosen);
  localStorage.setItem(keyOf(user), JSON.stringify([left, ...others].slice(0, OFFERED)));
};

/**
 * What the switcher shows: not the active organisation; those used lately first, filled up in the
 * order given. A search keeps its own order.
 */
export const offeredOrganisations = <Organisation extends { id: number }>(
  all: readonly Organisation[],
  active: number,
  recent: readonly number[],
): readonly Organisation[] => {
  const others = all.filter(({ id }) => id !== active);
  const lately = recent.flatMap((id) => others.find((one) => one.id === id) ?? []);
  return [...lately, ...others.filter((one) => !lately.includes(one))].slice(0, OFFERED);
};
