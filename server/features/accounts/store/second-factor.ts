import { createHash, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import * as z from 'zod'

const sha256 = z.string().regex(/^[\da-f]{64}$/)

export const storedSecondFactor = z.strictObject({
  /** Shared with the authenticator app, in base32. */
  secret: z.string().regex(/^[A-Z2-7]{32}$/),
  /** The 30-second step of the last used code: each code is accepted once. */
  lastStep: z.int().nonnegative(),
  /** SHA-256, in hex, of each unused recovery code. */
  recoveryCodes: z.array(sha256).max(10),
})

export type SecondFactor = z.output<typeof storedSecondFactor>

const period = 30
const recoveryCodesAtFirst = 10

export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The content of the QR code for authenticator apps. */
export const keyUri = (secret: string, account: string, issuer: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret), label: account, issuer, period }).toString()

/**
 * The step that a code of an authenticator app belongs to: the current one, or one before or after
 * for clocks that differ. Undefined where the code is wrong.
 */
export function stepOf(secret: string, code: string, time = Date.now()): number | undefined {
  const token = code.replace(/\s/g, '')
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period })
  const delta = totp.validate({ token, timestamp: time, window: 1 })
  return delta === null ? undefined : Math.floor(time / 1000 / period) + delta
}

/**
 * Redeems a code of the app or a recovery code, on a draft of the stored factor.
 * @returns false where it matches neither, or was used before
 */
export function redeem(factor: SecondFactor, code: string, time = Date.now()): boolean {
  const step = stepOf(factor.secret, code, time)
  if (step !== undefined) {
    if (step <= factor.lastStep) return false
    factor.lastStep = step
    return true
  }
  const place = factor.recoveryCodes.indexOf(hashOf(code))
  if (place < 0) return false
  factor.recoveryCodes.splice(place, 1)
  return true
}

/** Ten new codes, with the hashes to store. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: recoveryCodesAtFirst }, newRecoveryCode)
  return { codes, hashes: codes.map(hashOf) }
}

/** 74 bits, so that a fast hash is enough; without letters that are easily confused. */
function newRecoveryCode(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group()].join('-')
}

/** Ignores case, spaces and hyphens. */
const hashOf = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z\d]/g, ''))
    .digest('hex')
