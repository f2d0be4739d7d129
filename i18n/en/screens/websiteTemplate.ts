/** Texts of the picture of a website's template; loaded together with it. */
export const websiteTemplate = {
  refused: 'Some of its assets couldn’t be read.',
  caption:
    'What stands in double braces is filled in by each page. With the CSS and JavaScript of the assets; other scripts aren’t run here, and pictures from elsewhere aren’t loaded.',
};
