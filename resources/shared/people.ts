import { f } from '../../schemas';

/** The parts of a person's name, in the order in which they are written. */
export const personName = {
  firstName: f.text(),
  insertions: f.text(),
  lastName: f.text({ required: true }),
};

/** The same, as a title, as columns or as a line of a form. */
export const personNameParts = ['firstName', 'insertions', 'lastName'] as const;
