import look from './optimisations/values.module.css';

export type Tone = 'success' | 'warning' | 'error' | 'info' | 'default';

interface Props {
  label: string;
  tone: Tone;
}

/** A state as a word with a dot of its tone; the word keeps the contrast of ordinary text. */
export const ToneChip = ({ label, tone }: Props) => (
  <span className={look.chip}>
    <span aria-hidden="true" className={look.tone} data-tone={tone} />
    <span className={look.word}>{label}</span>
  </span>
);
