import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import * as z from 'zod'
import type { Log } from '../../../base/log.ts'
import type { RefreshTokens } from '../../../base/mail/access-tokens.ts'
import type { OAuth } from '../../../base/mail/oauth.ts'
import { openStore, type Store } from '../../../storage/open-store.ts'
import type { StorePlace } from '../../../storage/store-options.ts'

/** The refresh token that came in place of the one of the settings; empty before the first. */
export type RotatedTokenStore = Store<{ sealed: string }>

export const mailTokenFormat = { version: 1, schema: z.strictObject({ sealed: z.base64() }) }

export const openRotatedToken = (options: StorePlace): Promise<RotatedTokenStore> =>
  openStore({ ...options, ...mailTokenFormat, initial: () => ({ sealed: '' }) })

/**
 * Sealed with the token of the settings: a backup opens no mailbox, and a token that is set anew
 * counts at once.
 */
export function rotatedTokens(
  store: RotatedTokenStore,
  oauth: OAuth | undefined,
  log: Log,
): RefreshTokens {
  const key = createHash('sha256')
    .update(oauth?.refreshToken ?? '')
    .digest()
  return {
    newest: () => unsealed(store.value.sealed, key),
    replace(token) {
      store
        .change(draft => {
          draft.sealed = sealed(token, key)
        })
        // The previous token stays valid for a while.
        .catch(err => log.warn({ err }, 'refresh token not stored'))
    },
  }
}

const cipher = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

function sealed(text: string, key: Buffer): string {
  const nonce = randomBytes(nonceLength)
  const sealing = createCipheriv(cipher, key, nonce)
  const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), body]).toString('base64')
}

/** Returns undefined without a token, or for one sealed with another key. */
function unsealed(text: string, key: Buffer): string | undefined {
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length < nonceLength + tagLength) return undefined
  const nonce = bytes.subarray(0, nonceLength)
  const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagLength })
  opening.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
  try {
    const body = opening.update(bytes.subarray(nonceLength + tagLength))
    return Buffer.concat([body, opening.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
