import look from './optimisations/values.module.css';

/** A spot of the colour that something goes by; its name stands beside it. */
export const ColourDot = ({ colour }: { colour: string }) => (
  <span
    aria-hidden="true"
    className={look.colour}
    style={
      /^#[\da-f]{3,6}$/i.test(colour)
        ? { background: colour, forcedColorAdjust: 'none' }
        : undefined
    }
  />
);
