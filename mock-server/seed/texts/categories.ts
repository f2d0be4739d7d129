/** A category: what it is called in Dutch and in English, and the place of the one that it lies beneath. */
export type CategoryText = readonly [
  dutch: string,
  english: string,
  parent?: number,
  /** The organisations below this one sell from it as well. */
  state?: 'shared',
];

/** The categories of each organisation's shop, by its code; products name them by their places. */
export const categoryTexts: Readonly<Record<string, readonly CategoryText[]>> = {
  KK: [
    ['Rollen', 'Rolls', 7],
    ['Montage', 'Mounting', 8],
    ['Onderhoud en bescherming', 'Care and protection', 7],
    ['Kabels en stroom', 'Cables and power', 8],
    ['Kiosken en schermen', 'Kiosks and screens', 8],
    ['Diensten', 'Services'],
    ['Overig', 'Other'],
    ['Verbruiksartikelen', 'Supplies'],
    ['Apparatuur', 'Hardware'],
  ],
  ZK: [
    ['Toegang', 'Admission'],
    ['Boeken en kaarten', 'Books and cards', 4],
    ['Cadeaus', 'Gifts', 4],
    ['Streekproducten', 'Local produce', 4, 'shared'],
    ['Museumwinkel', 'Museum shop'],
  ],
  BB: [
    ['Grond en mest', 'Soil and feed', 8],
    ['Planten', 'Plants', 8],
    ['Bollen', 'Bulbs', 8],
    ['Potten en bakken', 'Pots and planters', 9],
    ['Bloemen', 'Flowers'],
    ['Tuingereedschap', 'Garden tools', 9],
    ['Moestuin', 'Kitchen garden', 8],
    ['Bakkerij', 'Bakery'],
    ['Tuin', 'Garden'],
    ['Buiten leven', 'Outdoor living', 8],
  ],
};
