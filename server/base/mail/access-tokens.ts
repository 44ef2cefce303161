import * as z from 'zod'
import { second } from '../../../web/base/units.ts'
import type { MailError } from './mail-error.ts'
import { type OAuth, tokenRequest } from './oauth.ts'
import { withoutSecrets } from './without-secrets.ts'

export interface AccessToken {
  text: string
  /** True for a token of an earlier mail, which the mail server may have ended since. */
  isReused: boolean
}

export interface AccessTokens {
  /**
   * A token that has not expired; requests at the same time share one.
   * @throws MailError with the code EOAUTH2
   */
  get(): Promise<AccessToken>
  /** Stops using a token. */
  forget(text: string): void
}

/** A refresh token may be replaced with each access token. */
export interface RefreshTokens {
  /** Undefined where the settings have the last one. */
  newest(): string | undefined
  replace(refreshToken: string): void
}

/** A token server that does not respond for this long is abandoned. */
const longestRequest = 10 * second

/** The share of its lifetime in which a token is used: it must outlast the way to the mail server. */
const usedShare = 0.9

const granted = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().catch(0),
  refresh_token: z.string().min(1).optional().catch(undefined),
})

const refusalSchema = z.object({ error: z.string(), error_description: z.string().catch('') })

export function accessTokens(
  oauth: OAuth,
  refreshTokens?: RefreshTokens,
  timeout = longestRequest,
): AccessTokens {
  let cached: { text: string; until: number } | undefined
  let pending: Promise<AccessToken> | undefined

  async function request(): Promise<AccessToken> {
    const refreshToken = oauth.refreshToken && (refreshTokens?.newest() ?? oauth.refreshToken)
    const { access_token, expires_in, refresh_token } = await answerOf(
      oauth.tokenUrl,
      tokenRequest(oauth, refreshToken),
      timeout,
    )
    if (refreshToken && refresh_token && refresh_token !== refreshToken) {
      refreshTokens?.replace(refresh_token)
    }
    cached = { text: access_token, until: performance.now() + expires_in * second * usedShare }
    return { text: access_token, isReused: false }
  }

  return {
    async get() {
      if (cached && performance.now() < cached.until) return { text: cached.text, isReused: true }
      pending ??= request().finally(() => {
        pending = undefined
      })
      return pending
    },
    forget(text) {
      if (cached?.text === text) cached = undefined
    },
  }
}

async function answerOf(url: string, body: URLSearchParams, timeout: number) {
  const { status, text } = await post(url, body, timeout)
  const json = parsed(text)
  const { data: token } = granted.safeParse(json)
  if (token && status === 200) return token
  const { data: refusal } = refusalSchema.safeParse(json)
  const reason = refusal ? `${refusal.error} ${refusal.error_description}` : `HTTP ${status}`
  const secrets = ['client_secret', 'refresh_token'].map(name => body.get(name) ?? '')
  throw failure({ response: withoutSecrets(reason, secrets) })
}

async function post(url: string, body: URLSearchParams, timeout: number) {
  const signal = AbortSignal.timeout(timeout)
  try {
    // The secret is sent to this address and to no other.
    const answer = await fetch(url, { method: 'POST', body, redirect: 'manual', signal })
    return { status: answer.status, text: await answer.text() }
  } catch (error) {
    throw failure({ message: codeOf(error as Error) })
  }
}

const failure = (fields: { message?: string; response?: string }): MailError =>
  Object.assign(new Error(fields.message ?? fields.response), { code: 'EOAUTH2', ...fields })

/** The code of the system or of TLS, which `fetch` wraps. */
function codeOf({ name, message, cause }: Error): string {
  if (name === 'TimeoutError') return 'ETIMEDOUT'
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? message
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
