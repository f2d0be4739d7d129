/** Texts of the picture of a website's page; loaded together with it. */
export const websitePage = {
  shown: 'Shown in: %{language}.',
  noTemplate: 'Without a template the blocks follow one another.',
  refused: 'The template, or some of its assets, couldn’t be read.',
  missing: 'The template has a place for blocks that this page doesn’t have: %{keys}.',
  add: 'Add them',
  unused: 'The template has no place for: %{keys}.',
  caption:
    'With the CSS and JavaScript of the assets. Other scripts aren’t run here, and pictures from elsewhere aren’t loaded.',
};
