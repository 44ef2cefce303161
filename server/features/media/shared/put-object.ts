import { setTimeout as pause } from 'node:timers/promises'
import { unavailable } from '../../../base/errors.ts'
import { type FileObject, keyOf } from '../../../scale/objects/file-object.ts'
import type { Objects } from '../../../scale/objects/objects.ts'
import { notAnswering } from '../../../storage/postgres/not-answering.ts'
import type { Sql } from '../../../storage/postgres/sql.ts'
import { isBeingSwept, type SweepMark, sweepMark } from './sweep-marks.ts'

/** How often a file is put again that the sweep was just removing. */
const MOST_TRIES = 50

interface PutOptions<R> {
  file: FileObject
  /** Where its bytes are. */
  source: string
  objects: Pick<Objects, 'put' | 'sizeOf'>
  sql: Sql
  /** Names the object in a row; `isSure` must resolve to true in the transaction that does. */
  use: (isSure: (tx: Sql) => Promise<boolean>) => Promise<R | typeof SWEPT>
}

/** What `use` resolves to where the object may be gone. */
export const SWEPT = Symbol('swept')

/**
 * Puts the bytes of a file under their hash, where they are not there, and names them in a row. The
 * sweep (sweep.ts) may remove an object that no row names yet: then it is put again.
 * @throws AppError 503 where the object store or the database fails
 */
export async function putObject<R>(options: PutOptions<R>): Promise<R> {
  const { file, source, objects, sql, use } = options
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const before = await sweepMark(sql, file.sha256).catch(cause => {
      throw notAnswering(cause)
    })
    if (isBeingSwept(before)) {
      await pause(200)
      continue
    }
    if ((await objects.sizeOf(keyOf(file))) !== file.bytes) {
      await objects.put(keyOf(file), { file: source })
    }
    const used = await use(async tx => isSame(before, await sweepMark(tx, file.sha256)))
    if (used !== SWEPT) return used as R
  }
  throw unavailable('This could not be saved. Please try again in a moment.')
}

const isSame = (one: SweepMark | undefined, other: SweepMark | undefined) =>
  one?.sweptAt === other?.sweptAt
