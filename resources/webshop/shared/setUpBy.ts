/** The lists of a shop answer whether the shop has been set up. */
export const setUpBy = { record: 'webshopconfiguration', flag: 'hasWebshopConfig' } as const;
