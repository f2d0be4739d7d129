import { hexOf } from '../../ui/theme/contrast';

/** The six digits that the browser's own colour input takes. */
export const sixDigits = (value: string): string => hexOf(value) ?? '#000000';
