/** An OpenID Connect provider, and what this installation is to it. */
export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What a sign-in is begun with, to be recognised by when it comes back. */
export interface Attempt {
  /** Where the provider sends the browser back to. */
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Who somebody is to the provider. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  /** Only where the provider has verified it. */
  readonly email: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
  /** All that it reports of the person, by name. */
  readonly claims: Readonly<Record<string, unknown>>;
}

/** Why somebody isn't signed in: they, or the provider, refused; it isn't reached; or it doesn't answer as it must. */
export type IdentityTrouble = 'refused' | 'unreachable' | 'invalid';

/** Nobody was signed in by a provider. */
export class IdentityFailure extends Error {
  override readonly name = 'IdentityFailure';

  constructor(
    readonly trouble: IdentityTrouble,
    /** A code of OAuth's, or of the network's. */
    readonly reason = '',
    options?: ErrorOptions,
  ) {
    super(`Not signed in by the provider: ${trouble}`, options);
  }
}

/** Has people signed in by the providers of organisations. */
export interface IdentityProviders {
  /** Whether an issuer may be asked: over TLS, or at an address of a network that is allowed. */
  mayAsk(issuer: string): boolean;
  /**
   * Begins a sign-in.
   *
   * @param loginHint the address that was typed
   * @returns where the browser goes, and what the sign-in is recognised by
   * @throws IdentityFailure
   */
  begin(
    settings: ProviderSettings,
    redirectUri: string,
    loginHint: string,
  ): Promise<{ readonly location: string; readonly attempt: Attempt }>;
  /** Who came back. @param query that the provider sent the browser back with @throws IdentityFailure */
  finish(settings: ProviderSettings, attempt: Attempt, query: string): Promise<Identity>;
}
