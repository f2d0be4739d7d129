import type { Configuration } from 'openid-client';
import type { Outgoing } from '../outgoing/Outgoing';
import { type OutgoingFetch, outgoingFetch } from '../outgoing/outgoingFetch';
import {
  type Attempt,
  type Identity,
  IdentityFailure,
  type IdentityProviders,
  type ProviderSettings,
} from './IdentityProvider';

/** Loaded by the first who signs in like that. */
const loadClient = () => import('openid-client');

type Client = Awaited<ReturnType<typeof loadClient>>;

const SCOPE = 'openid email profile';

/** How long what a provider publishes, or that it doesn't, is taken for granted, in milliseconds. */
const KNOWN_FOR = 60_000;

interface Known {
  readonly configuration: Promise<Configuration>;
  /** By the process's own clock. */
  readonly until: number;
}

/** Seconds that a provider has for each answer. */
const TIMEOUT = 10;

const textIn = (claims: Identity['claims'], name: string): string => {
  const value = claims[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** The address that a provider has verified, by the first source that names one. */
const emailOf = (...sources: readonly Identity['claims'][]): string | undefined => {
  const source = sources.find((claims) => textIn(claims, 'email') !== '');
  return source?.email_verified === true ? textIn(source, 'email') : undefined;
};

const identityOf = (
  token: Identity['claims'] & { readonly iss: string; readonly sub: string },
  further: Identity['claims'],
): Identity => {
  const claims = { ...further, ...token };
  return {
    issuer: token.iss,
    subject: token.sub,
    email: emailOf(token, further),
    firstName: textIn(claims, 'given_name'),
    lastName: textIn(claims, 'family_name') || textIn(claims, 'name'),
    claims,
  };
};

/** What a failure amounts to; those of the network are the only ones that aren't OAuth's own. */
const failureOf = (client: Client, cause: unknown): IdentityFailure => {
  if (cause instanceof client.AuthorizationResponseError)
    return new IdentityFailure('refused', cause.error, { cause });
  if (cause instanceof client.ResponseBodyError)
    return new IdentityFailure('invalid', cause.error, { cause });
  if (cause instanceof client.ClientError)
    return new IdentityFailure('invalid', cause.code, { cause });
  return new IdentityFailure('unreachable', '', { cause });
};

/** Signs people in with openid-client: authorization code, PKCE, state and nonce. */
export class OpenIdConnect implements IdentityProviders {
  private readonly fetch: OutgoingFetch;
  private readonly known = new Map<string, Known>();

  constructor(private readonly outgoing: Outgoing) {
    this.fetch = outgoingFetch(outgoing);
  }

  mayAsk(issuer: string): boolean {
    if (!URL.canParse(issuer)) return false;
    const { protocol, hostname } = new URL(issuer);
    return protocol === 'https:' || (protocol === 'http:' && this.outgoing.isAllowed(hostname));
  }

  async begin(settings: ProviderSettings, redirectUri: string, loginHint: string) {
    const client = await loadClient();
    try {
      const config = await this.configured(client, settings);
      const codeVerifier = client.randomPKCECodeVerifier();
      const attempt = {
        redirectUri,
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier,
      };
      const { href: location } = client.buildAuthorizationUrl(config, {
        scope: SCOPE,
        redirect_uri: redirectUri,
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        login_hint: loginHint,
      });
      return { location, attempt };
    } catch (error) {
      throw failureOf(client, error);
    }
  }

  async finish(
    settings: ProviderSettings,
    { redirectUri, state, nonce, codeVerifier }: Attempt,
    query: string,
  ): Promise<Identity> {
    const client = await loadClient();
    try {
      const config = await this.configured(client, settings);
      const address = new URL(redirectUri);
      address.search = query;
      const tokens = await client.authorizationCodeGrant(config, address, {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new IdentityFailure('invalid');
      // Many providers describe the person only there.
      const further = config.serverMetadata().userinfo_endpoint
        ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
        : {};
      return identityOf(claims, further);
    } catch (error) {
      throw error instanceof IdentityFailure ? error : failureOf(client, error);
    }
  }

  /** What a provider publishes of itself, read at most once a minute: whoever calls us can't have us call it as often. */
  private configured(client: Client, settings: ProviderSettings): Promise<Configuration> {
    const key = JSON.stringify(Object.entries(settings).sort());
    const now = performance.now();
    const last = this.known.get(key);
    if (last && last.until > now) return last.configuration;
    for (const [other, { until }] of this.known) if (until <= now) this.known.delete(other);
    const configuration = this.discover(client, settings);
    this.known.set(key, { configuration, until: now + KNOWN_FOR });
    return configuration;
  }

  private async discover(
    client: Client,
    { issuer, clientId, clientSecret }: ProviderSettings,
  ): Promise<Configuration> {
    if (!this.mayAsk(issuer)) throw new IdentityFailure('unreachable');
    const isPlain = new URL(issuer).protocol === 'http:';
    const inBody = client.ClientSecretPost(clientSecret);
    const inHeader = client.ClientSecretBasic(clientSecret);
    return client.discovery(
      new URL(issuer),
      clientId,
      undefined,
      (server, ...request) => {
        const takesBody =
          server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
        return (takesBody ? inBody : inHeader)(server, ...request);
      },
      {
        [client.customFetch]: this.fetch,
        execute: [
          client.enableNonRepudiationChecks,
          ...(isPlain ? [client.allowInsecureRequests] : []),
        ],
        timeout: TIMEOUT,
      },
    );
  }
}
