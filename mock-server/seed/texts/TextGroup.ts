/** Texts that belong together: what they are for, and each with its name, in Dutch and in English. */
export interface TextGroup {
  readonly description: string;
  readonly texts: readonly (readonly [name: string, dutch: string, english: string])[];
}
