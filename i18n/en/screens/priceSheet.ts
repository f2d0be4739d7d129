/** Texts of the picture of a price sheet; loaded together with it. */
export const priceSheet = {
  noCategories: 'Choose categories to see their products and prices here.',
  refused: 'You can’t see the products of the shop: the categories are shown without them.',
  caption:
    'With the current products and prices. JavaScript finds them in priceSheet: its name, and categories with title and products, each with title and price. Pictures from elsewhere aren’t loaded here.',
};
