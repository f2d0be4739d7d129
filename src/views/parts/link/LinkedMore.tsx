import look from './link.module.css';

/** The details of a linked row in one line, each of which stays whole where there is room. */
export const LinkedMore = ({ details }: { details: readonly string[] }) =>
  details.map((detail) => (
    <span key={detail} className={look.detail}>
      {detail}
    </span>
  ));
