/** What is kept of a login at the provider until it comes back, and shown to nobody. */
export interface BegunLogin {
  readonly state: string
  readonly nonce: string
  /** Of PKCE. */
  readonly verifier: string
}

/** An identity provider: it proves who somebody is (OpenID Connect, authorization code with PKCE). */
export interface OidcGateway {
  readonly issuer: string
  /** What people call it. */
  readonly name: string
  /** Begins a login. @returns where the browser goes, and what has to be kept @throws RemoteError */
  begin(redirectUri: string): Promise<BegunLogin & { readonly address: string }>
  /**
   * Who came back: what the provider calls them.
   * @param address where the browser came back to, with what the provider added
   * @throws LoginRefused; RemoteError if the provider cannot be reached
   */
  finish(address: URL, begun: BegunLogin): Promise<string>
}

/** The provider, or the check of what it sent, says no. Its message has nothing that is secret. */
export class LoginRefused extends Error {
  constructor(
    /** The person said no there. */
    readonly isCancelled: boolean,
    reason: string
  ) {
    super(reason)
    this.name = 'LoginRefused'
  }
}
