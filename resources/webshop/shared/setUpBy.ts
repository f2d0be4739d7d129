/** The lists of a shop tell whether the shop has been set up. */
export const setUpBy = { record: 'webshopconfiguration', toldBy: 'hasWebshopConfig' } as const;
