import { createHash, randomBytes } from 'node:crypto'
import scrypt from 'scrypt-kdf'
import { unavailable } from '../../../base/errors.ts'

/** scrypt's cost: N is 2^logN. */
export interface Strength {
  logN: number
  r: number
  p: number
}

/** https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#scrypt */
const recommended: Strength = { logN: 15, r: 8, p: 3 }

/** Bytes of UTF-8; longer passwords are rejected before hashing. */
export const longestPassword = 128

export interface Passwords {
  /** Returns a hash in scrypt's own format, base64. */
  hash(password: string): Promise<string>
  /** Does the same work without a hash, so that the time does not reveal whether a user exists. */
  isRight(password: string, hash: string | undefined): Promise<boolean>
  /** Tells whether a hash has a lower cost than new ones. */
  isWeak(hash: string): boolean
}

/**
 * Hashes one password at a time: each occupies a thread of Node's pool for a sixth of a second, and
 * file reads need the others.
 * @param longestQueue how many may wait; beyond it AppError 503
 */
export function createPasswords(strength: Strength = recommended, longestQueue = 8): Passwords {
  const runExclusive = createQueue(longestQueue)
  const stranger = hashOfNothing(strength)

  return {
    hash: password =>
      runExclusive(async () => {
        const bytes = await scrypt.kdf(normalized(password), strength)
        return Buffer.from(bytes).toString('base64')
      }),
    async isRight(password, hash) {
      const bytes = hash === undefined ? stranger : bytesOf(hash)
      const matches = await runExclusive(() => scrypt.verify(bytes, normalized(password)))
      return matches && hash !== undefined
    },
    isWeak(hash) {
      const { logN, r, p } = scrypt.viewParams(bytesOf(hash))
      return logN < strength.logN || r < strength.r || p < strength.p
    },
  }
}

/** Keyboards may produce different code points for the same letters. */
const normalized = (password: string) => password.normalize('NFKC')

const bytesOf = (hash: string) => new Uint8Array(Buffer.from(hash, 'base64'))

/**
 * A hash that no password matches, well-formed so that comparing takes the full work: header and
 * salt (48 bytes), their checksum (16), the authentication code (32). The format is described at
 * https://github.com/Tarsnap/scrypt/blob/master/FORMAT
 */
function hashOfNothing({ logN, r, p }: Strength): Uint8Array {
  const header = Buffer.alloc(16)
  header.write('scrypt')
  header.writeUInt8(logN, 7)
  header.writeUInt32BE(r, 8)
  header.writeUInt32BE(p, 12)
  const salted = Buffer.concat([header, randomBytes(32)])
  const checksum = createHash('sha256').update(salted).digest().subarray(0, 16)
  return new Uint8Array(Buffer.concat([salted, checksum, randomBytes(32)]))
}

function createQueue(longest: number) {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return async <R>(work: () => Promise<R>): Promise<R> => {
    if (waiting > longest) throw unavailable('Too many people sign in at once. Please try again.')
    waiting += 1
    const turn = last.then(work)
    last = turn
      .catch(() => undefined)
      .finally(() => {
        waiting -= 1
      })
    return turn
  }
}
