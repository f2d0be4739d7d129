import look from './optimisations/values.module.css';

export type Tone = 'success' | 'warning' | 'error' | 'info' | 'default';

interface Props {
  label: string;
  tone: Tone;
}

/** A state as a word with a dot, both in its tone. */
export const ToneChip = ({ label, tone }: Props) => (
  <span className={look.chip} data-tone={tone}>
    <span aria-hidden="true" className={look.tone} />
    <span className={look.word}>{label}</span>
  </span>
);
