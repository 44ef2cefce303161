import { isThisMachine } from './smtp-url.ts'

/** The site's sign-in to its mailbox by OAuth 2: by a refresh token, else as the application. */
export interface OAuth {
  /** Gives access tokens. */
  tokenUrl: string
  clientId: string
  /** The secret of the application; without one it signs in by a refresh token. */
  clientSecret?: string | undefined
  refreshToken?: string | undefined
}

/** The scope of Microsoft 365: only its applications sign in to mailboxes as themselves. */
const applicationScope = 'https://outlook.office365.com/.default'

/** The request for an access token. RFC 6749, sections 4.4 and 6. */
export function tokenRequest({ clientId, clientSecret }: OAuth, refreshToken: string | undefined) {
  const grant: Record<string, string> = refreshToken
    ? { grant_type: 'refresh_token', refresh_token: refreshToken }
    : { grant_type: 'client_credentials', scope: applicationScope }
  const secret: Record<string, string> = clientSecret ? { client_secret: clientSecret } : {}
  return new URLSearchParams({ client_id: clientId, ...secret, ...grant })
}

/** A secret must be encrypted unless it stays on this machine. */
export function isSafeForSecrets(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || isThisMachine(hostname.replace(/^\[|\]$/g, ''))
}
