import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { ignoreDenied } from '../../../base/disk/denied.ts'
import { ignoreMissing } from '../../../base/disk/stored-file.ts'
import type { Reservation, Reservations } from '../upload/space-reservations.ts'

/** An upload that has been created but not yet received. */
export interface Begun {
  id: string
  owner: string
  reservation: Reservation
  /** Milliseconds since 1970. */
  lastWritten: number
  /** Aborts the request that currently writes it. */
  writing?: AbortController
  isKept?: boolean
}

const record = z.object({
  size: z.int().nonnegative(),
  metadata: z.object({ owner: z.string() }),
})

/**
 * Uploads from before the last start keep their reservation; one without its record is swept later.
 */
export async function readBegun(folder: string, reservations: Reservations): Promise<Begun[]> {
  const entries = (await readdir(folder).catch(ignoreDenied)) ?? []
  const names = entries.filter(name => name.endsWith('.json'))
  const all: Begun[] = []
  for (const name of names) {
    const id = path.basename(name, '.json')
    const [bytes, about] = filesOf(folder, id)
    const stats = await stat(bytes).catch(ignoreMissing)
    const read = record.safeParse(parse(await readFile(about, 'utf8').catch(() => '')))
    if (!stats || !read.success) continue
    const { size, metadata } = read.data
    const reservation = reservations.restore(size, stats.size)
    all.push({ id, owner: metadata.owner, reservation, lastWritten: stats.mtimeMs })
  }
  return all
}

/** The files of its bytes so far and of its record. */
export const filesOf = (folder: string, id: string) =>
  [path.join(folder, id), path.join(folder, `${id}.json`)] as const

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
