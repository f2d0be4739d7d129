import look from './progress.module.css';

/** A bar that runs while something is on its way whose end isn't known; to be seen only. */
export const Progress = () => <span className={look.bar} aria-hidden="true" />;
