import { second } from '../../../../../web/base/units.ts'
import { unavailable } from '../../../../base/errors.ts'
import type { Sql } from '../../../../storage/postgres/sql.ts'
import type { UploadClaims } from './upload-claims.ts'

/** After which a claim of a process that was killed ends. */
const lasts = 15 * second

export interface Claim {
  name: string
  /**
   * Renews it in a transaction, which until its end no other process can take it.
   * @throws AppError 503 where another process may have it, after a pause of this one
   */
  ensure(tx: Sql): Promise<void>
  /** Renews it no more. */
  stop(): void
}

/** Takes a complete upload and renews the claim until it is stopped; undefined where it is taken. */
export async function holdClaim(
  claims: UploadClaims,
  id: string,
  name: string,
): Promise<Claim | undefined> {
  if (!(await claims.take(id, name, lasts))) return undefined
  const renew = (tx?: Sql) => claims.renew(id, name, lasts, tx)
  const timer = setInterval(() => void renew().catch(() => undefined), lasts / 3).unref()
  return {
    name,
    async ensure(tx) {
      if (!(await renew(tx))) throw unavailable(lost)
    },
    stop: () => clearInterval(timer),
  }
}

const lost = 'The upload could not be finished at this moment. Please try again soon.'
