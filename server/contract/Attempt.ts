/** An attempt to name a password. */
export interface Attempt {
  /** The account, by its e-mail address. */
  readonly account: string;
  /** Where it comes from. */
  readonly address: string;
  /** What shows that it isn't just anybody: a browser that has signed in to the account before, or a session. */
  readonly known?: string | undefined;
}
