import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing, type StoredFile, statFile } from '../disk/stored-file.ts'
import { unavailable } from '../errors.ts'
import type { Log } from '../log.ts'
import type { Catalog, CatalogSize } from './catalog.ts'
import type { Job } from './making/job.ts'

/** One file: a catalog as it was at one version, in one size. */
export interface Edition {
  slotPath: string
  version: string
  size: CatalogSize
}

/** The catalogs on disk. Each is made when it is first asked for. */
export interface Shelf {
  /**
   * The file, made first where it is not there. Throws AppError 503 when it cannot be made.
   * @param isAwaited whether a visitor waits for it
   */
  get(edition: Edition, catalog: Catalog, isAwaited: boolean): Promise<StoredFile>
  /** What is known of the file without looking. */
  known(edition: Edition): StoredFile | undefined
  /** Looks what is there of an edition, and deletes what is left of others in its size. */
  tidy(edition: Edition): Promise<void>
}

export interface ShelfOptions {
  /** Absolute, with links resolved. All that is in it can be deleted and comes back. */
  folder: string
  log: Log
  /** Writes a catalog to a file that appears only when it is complete. */
  make(job: Omit<Job, 'fontFolder'>, isAwaited: () => boolean): Promise<void>
  /** Milliseconds in which what failed is not tried again. */
  rest?: number
}

export function openShelf({ folder, log, make, rest = 30_000 }: ShelfOptions): Shelf {
  const files = new Map<string, StoredFile>()
  const underWay = new Map<string, Promise<StoredFile>>()
  /** Those under way that a visitor waits for, perhaps since they were begun. */
  const awaited = new Set<string>()
  const failures = new Map<string, { error: unknown; until: number }>()
  const latest = new Map<string, string>()

  const nameOf = ({ version, size }: Edition) => `${version}-${size}.pdf`
  const pathOf = (edition: Edition) => join(folder, edition.slotPath, nameOf(edition))

  async function find(edition: Edition): Promise<StoredFile | undefined> {
    const path = pathOf(edition)
    const file = await statFile(path)
    if (file) files.set(path, file)
    else files.delete(path)
    return file
  }

  async function makeNow(edition: Edition, catalog: Catalog): Promise<StoredFile> {
    const { slotPath, size } = edition
    const start = performance.now()
    const target = pathOf(edition)
    await make({ catalog, size, target }, () => awaited.has(target))
    const file = await find(edition)
    if (!file) throw new Error(`${pathOf(edition)} is not there after it was made`)
    const ms = Math.round(performance.now() - start)
    log.info({ slot: slotPath, size, bytes: file.size, ms }, 'catalog made')
    await clear(edition)
    return file
  }

  /** The previous file stays: a request may have its path and not have opened it yet. */
  async function clear({ slotPath, version, size }: Edition): Promise<void> {
    const line = `${slotPath} ${size}`
    const kept = [version, latest.get(line) ?? version].map(of =>
      nameOf({ slotPath, version: of, size }),
    )
    latest.set(line, version)
    const names = (await readdir(join(folder, slotPath)).catch(ignoreMissing)) ?? []
    const old = names.filter(name => name.includes(`-${size}.pdf`) && !kept.includes(name))
    await Promise.all(old.map(name => rm(join(folder, slotPath, name), { force: true })))
  }

  function start(edition: Edition, catalog: Catalog): Promise<StoredFile> {
    const path = pathOf(edition)
    const making = makeNow(edition, catalog)
    underWay.set(path, making)
    making
      .catch(cause => {
        const error = unavailable(SENTENCE, cause)
        failures.set(path, { error, until: Date.now() + rest })
      })
      .finally(() => {
        underWay.delete(path)
        awaited.delete(path)
      })
    return making
  }

  return {
    async get(edition, catalog, isAwaited) {
      const path = pathOf(edition)
      const there = underWay.has(path) ? undefined : await find(edition)
      if (there) return there
      const failure = failures.get(path)
      if (failure && Date.now() < failure.until) throw failure.error
      if (isAwaited) awaited.add(path)
      const making = underWay.get(path) ?? start(edition, catalog)
      return making.catch(cause => {
        throw failures.get(path)?.error ?? unavailable(SENTENCE, cause)
      })
    },
    known: edition => files.get(pathOf(edition)),
    async tidy(edition) {
      await find(edition)
      await clear(edition)
    },
  }
}

const SENTENCE = 'This catalog could not be made just now. Please try again in a minute.'
