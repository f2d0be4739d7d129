import { createLanguage } from './Reader';

export const { words, part } = createLanguage();
