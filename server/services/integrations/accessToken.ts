/** What an organisation has entered for a service, as it is stored. */
export type Connection = Readonly<Record<string, unknown>>;

/** Gives tokens to whoever has an account. */
export interface TokenSource {
  /** @throws ServiceFailure */
  token(connection: Connection): Promise<string>;
}

/** A token that looks like one, always the same for a service, and opens nothing. */
export const madeUpToken = (service: string): string =>
  `simulated-${service}-${Buffer.from(service).toString('hex')}`;
