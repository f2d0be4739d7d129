/** Texts of the picture of a price sheet; loaded together with it. */
export const priceSheet = {
  noCategories: 'Kies categorieën om hun producten en prijzen hier te zien.',
  refused: 'U mag de producten van de winkel niet inzien: de categorieën staan er zonder.',
  caption:
    'Met de huidige producten en prijzen. JavaScript vindt ze in priceSheet: de naam, en categorieën met title en products, elk met title en price. Afbeeldingen van elders worden hier niet geladen.',
};
