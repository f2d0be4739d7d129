import { f } from '../../../schemas';

const background = () => f.colour({ within: 'options', default: '#fafafa' });

/** Written on the background of this name. */
const foreground = (readableOn: string) =>
  f.colour({ within: 'options', default: '#333333', readableOn });

const colourName = (within: string) => f.text({ within, wire: 'name' });

const namedColour = (within: string) => f.colour({ within, wire: 'color', default: '#000000' });

const switchName = (within: string) => f.text({ within, wire: 'name' });

const namedSwitch = (within: string) => f.flag({ within, wire: 'value' });

/** A picture of the app, stored at once in the slot of its name. */
const slot = (name: string) =>
  f.image({
    within: 'options',
    address: `kioskapps/{org}/{id}/showImage/${name}/{random}`,
    upload: `kioskapps/{id}/images/${name}`,
    remove: { method: 'DELETE', path: `kioskapps/{id}/images/${name}` },
    accept: ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/svg+xml'],
  });

/** The colours of a kiosk app; the fifth foreground stands on the first background, for it has none of its own. */
export const kioskColours = {
  backgroundColor: background(),
  backgroundColor2: background(),
  backgroundColor3: background(),
  backgroundColor4: background(),
  foregroundColor: foreground('backgroundColor'),
  foregroundColor2: foreground('backgroundColor2'),
  foregroundColor3: foreground('backgroundColor3'),
  foregroundColor4: foreground('backgroundColor4'),
  foregroundColor5: foreground('backgroundColor'),
  scrollbarsColor: f.colour({ within: 'options', default: '#000000' }),
  color1Name: colourName('options.color1'),
  color1: namedColour('options.color1'),
  color2Name: colourName('options.color2'),
  color2: namedColour('options.color2'),
  color3Name: colourName('options.color3'),
  color3: namedColour('options.color3'),
  color4Name: colourName('options.color4'),
  color4: namedColour('options.color4'),
  color5Name: colourName('options.color5'),
  color5: namedColour('options.color5'),
  color6Name: colourName('options.color6'),
  color6: namedColour('options.color6'),
  color7Name: colourName('options.color7'),
  color7: namedColour('options.color7'),
  color8Name: colourName('options.color8'),
  color8: namedColour('options.color8'),
};

/** What is on or off in a kiosk app, by names that it knows. */
export const kioskSwitches = {
  bool1Name: switchName('options.bool1'),
  bool1: namedSwitch('options.bool1'),
  bool2Name: switchName('options.bool2'),
  bool2: namedSwitch('options.bool2'),
  bool3Name: switchName('options.bool3'),
  bool3: namedSwitch('options.bool3'),
  bool4Name: switchName('options.bool4'),
  bool4: namedSwitch('options.bool4'),
};

/** The pictures of a kiosk app. */
export const kioskImages = {
  orgLogo: slot('orgLogo'),
  backgroundImage: slot('backgroundImage'),
  startupImage: slot('startupImage'),
  image1: slot('image1'),
  image2: slot('image2'),
  image3: slot('image3'),
  image4: slot('image4'),
  image5: slot('image5'),
};
