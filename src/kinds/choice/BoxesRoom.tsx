import look from './boxesRoom.module.css';

/** The room of boxes in a row, each with its label. */
export const BoxesRoom = ({ labels }: { labels: readonly string[] }) => (
  <div className={look.boxes}>
    {labels.map((label) => (
      <span key={label} className={look.box} data-text={label} />
    ))}
  </div>
);
