import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { filesInBin } from '../../server/features/media/former-files.ts'
import { openProductStore } from '../../server/features/products/store.ts'
import { openBin } from '../../server/storage/bin/bin.ts'
import { api } from '../../web/base/routes.ts'
import { BIN_HEADER } from '../../web/features/operations/admin/bin/bin-header.ts'
import { signIn } from './product-edits.ts'

/** What is known of a product: `open` where the last request for it had no answer. */
type Known = 'listed' | 'deleted' | 'open'

export interface ProductDeletions {
  done: Promise<void>
  known: Map<string, Known>
  /** Deletions and restorations that the server has acknowledged. */
  readonly acknowledged: number
}

/** An administrator deletes products and takes them back, so many times in total. */
export function deleteAndRestore(
  url: string,
  codes: readonly string[],
  times: number,
): ProductDeletions {
  const known = new Map<string, Known>(codes.map(code => [code, 'listed']))
  let acknowledged = 0

  async function work(): Promise<void> {
    let cookie = await signIn(url)
    const ask = async (method: string, path: string) => {
      const answer = await fetch(url + path, { method, headers: { cookie } }).catch(() => undefined)
      if (answer?.status === 401) cookie = await signIn(url)
      return answer
    }
    let inVain = 0
    while (acknowledged < times) {
      inVain += 1
      if (inVain > 500) throw new Error('nothing can be deleted or restored any more')
      const code = codes[Math.floor(Math.random() * codes.length)] as string
      known.set(code, 'open')
      const deleted = await ask('DELETE', api.adminProduct(code))
      if (deleted?.ok) {
        known.set(code, 'deleted')
        acknowledged += 1
      }
      const entry = deleted?.headers.get(BIN_HEADER) ?? (await entryOf(ask, code))
      if (!entry) {
        await pause(20)
        continue
      }
      known.set(code, 'open')
      if ((await ask('POST', `${api.bin}/${entry}/restore`))?.ok) {
        known.set(code, 'listed')
        acknowledged += 1
        inVain = 0
      }
    }
  }

  return {
    done: work(),
    known,
    get acknowledged() {
      return acknowledged
    },
  }
}

type Ask = (method: string, path: string) => Promise<Response | undefined>

/** Of a deletion whose answer was lost. */
async function entryOf(ask: Ask, code: string): Promise<string | undefined> {
  const answer = await ask('GET', `${api.bin}?q=${code}`)
  const { entries = [] } = answer?.ok ? await answer.json() : {}
  return entries.find(({ subject }: { subject: string }) => subject === code)?.id
}

/**
 * What is wrong with the volume of a stopped server.
 * @param photos the checksum of each product's photo, by its slot
 */
export async function faultsOf(
  folder: string,
  known: ReadonlyMap<string, Known>,
  photos: ReadonlyMap<string, { slot: string; sum: string }>,
): Promise<string[]> {
  const uploadsDir = join(folder, 'uploads')
  const { collections } = await openProductStore({ file: join(folder, 'data/products.json') })
  const deleted = new Set(collections.find(({ id }) => id === 'chairs')?.deleted)
  const bin = openBin({ uploadsDir, incomingDir: join(uploadsDir, '.incoming') })
  const inBin = new Set<string>()
  for (const entry of await bin.list()) {
    for (const index of filesInBin(entry).keys()) {
      inBin.add(await sumOf(await bin.fileOf(entry.id, index)))
    }
  }
  const faults: string[] = []
  for (const [code, state] of known) {
    const { slot, sum } = photos.get(code) ?? { slot: '', sum: '' }
    const isHere = (await sumOf(join(uploadsDir, slot))) === sum
    if (state !== 'open' && deleted.has(code) !== (state === 'deleted')) {
      faults.push(`${code} was acknowledged as ${state}`)
    }
    if (!isHere && !inBin.has(sum)) faults.push(`the photo of ${code} is lost`)
    if (state === 'listed' && !isHere) faults.push(`${code} is listed without its photo`)
    if (deleted.has(code) && !inBin.has(sum)) faults.push(`${code} cannot be restored`)
  }
  return faults
}

export const sumOf = async (file: string): Promise<string> =>
  readFile(file).then(
    bytes => createHash('sha256').update(bytes).digest('hex'),
    () => '',
  )
