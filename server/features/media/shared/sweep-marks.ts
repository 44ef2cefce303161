import type { Sql } from '../../../storage/postgres/sql.ts'

/** That the sweep was removing an object. */
export interface SweepMark {
  /** Of the database's clock, to the microsecond; another one with each sweep. */
  sweptAt: string
  isDone: boolean
  /** Whether the process that set it cannot be at it any more. */
  isOld: boolean
}

export async function sweepMark(from: Sql, sha256: string): Promise<SweepMark | undefined> {
  const [mark] = await from<SweepMark>`
    select swept_at::text as "sweptAt", is_done as "isDone",
      swept_at < clock_timestamp() - interval '10 minutes' as "isOld"
    from swept_objects where sha256 = ${sha256}`
  return mark
}

/** A removal that was asked for longer ago than any request takes is over, whatever became of it. */
export const isBeingSwept = (mark: SweepMark | undefined) =>
  mark !== undefined && !mark.isDone && !mark.isOld
