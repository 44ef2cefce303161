import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreDenied, ignoreUnreachable } from '../../../base/disk/denied.ts'
import { type StoredFile, statFile } from '../../../base/disk/stored-file.ts'
import { unavailable } from '../../../base/errors.ts'
import type { Log } from '../../../base/log.ts'
import type { Catalog, CatalogSize } from './catalog.ts'
import type { Job } from './making/job.ts'

/** A file: one version of a catalog in one size. */
export interface CatalogVariant {
  slotPath: string
  version: string
  size: CatalogSize
}

/** The catalogs on disk, each made when it is first requested. */
export interface CatalogCache {
  /**
   * The file, made first where it does not exist. Throws AppError 503 when it cannot be made.
   * @param isAwaited whether a visitor waits for it
   */
  get(variant: CatalogVariant, catalog: Catalog, isAwaited: boolean): Promise<StoredFile>
  /** The file as last seen, without reading the disk. */
  lastSeen(variant: CatalogVariant): StoredFile | undefined
  /** Reads which file of a variant exists, and deletes older ones of its size. */
  tidy(variant: CatalogVariant): Promise<void>
}

export interface CatalogCacheOptions {
  /** Absolute, with symlinks resolved. Its content can be deleted and is made again. */
  folder: string
  log: Log
  /** Writes a catalog to a file that appears only when it is complete. */
  make(job: Omit<Job, 'fontFolder'>, isAwaited: () => boolean): Promise<void>
  /** Milliseconds before a failed variant is tried again. */
  rest?: number
}

export function openCatalogCache({
  folder,
  log,
  make,
  rest = 30_000,
}: CatalogCacheOptions): CatalogCache {
  const files = new Map<string, StoredFile>()
  const underWay = new Map<string, Promise<StoredFile>>()
  /** Variants being made that a visitor waits for, perhaps only since they were started. */
  const awaited = new Set<string>()
  const failures = new Map<string, { error: unknown; until: number }>()
  const latest = new Map<string, string>()

  const nameOf = ({ version, size }: CatalogVariant) => `${version}-${size}.pdf`
  const pathOf = (variant: CatalogVariant) => join(folder, variant.slotPath, nameOf(variant))

  async function find(variant: CatalogVariant): Promise<StoredFile | undefined> {
    const path = pathOf(variant)
    const file = await statFile(path).catch(ignoreDenied)
    if (file) files.set(path, file)
    else files.delete(path)
    return file
  }

  async function makeNow(variant: CatalogVariant, catalog: Catalog): Promise<StoredFile> {
    const { slotPath, size } = variant
    const start = performance.now()
    const target = pathOf(variant)
    await make({ catalog, size, target }, () => awaited.has(target))
    const file = await find(variant)
    if (!file) throw new Error(`${pathOf(variant)} is not there after it was made`)
    const ms = Math.round(performance.now() - start)
    log.info({ slot: slotPath, size, bytes: file.size, ms }, 'catalog made')
    await clear(variant)
    return file
  }

  /** The previous file stays: a request may have its path and not have opened it yet. */
  async function clear({ slotPath, version, size }: CatalogVariant): Promise<void> {
    const line = `${slotPath} ${size}`
    const currentNames = [version, latest.get(line) ?? version].map(variantVersion =>
      nameOf({ slotPath, version: variantVersion, size }),
    )
    latest.set(line, version)
    const names = (await readdir(join(folder, slotPath)).catch(ignoreUnreachable)) ?? []
    const old = names.filter(name => name.includes(`-${size}.pdf`) && !currentNames.includes(name))
    await Promise.all(old.map(name => rm(join(folder, slotPath, name), { force: true })))
  }

  function start(variant: CatalogVariant, catalog: Catalog): Promise<StoredFile> {
    const path = pathOf(variant)
    const making = makeNow(variant, catalog)
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
    async get(variant, catalog, isAwaited) {
      const path = pathOf(variant)
      const cached = underWay.has(path) ? undefined : await find(variant)
      if (cached) return cached
      const failure = failures.get(path)
      if (failure && Date.now() < failure.until) throw failure.error
      if (isAwaited) awaited.add(path)
      const making = underWay.get(path) ?? start(variant, catalog)
      return making.catch(cause => {
        throw failures.get(path)?.error ?? unavailable(SENTENCE, cause)
      })
    },
    lastSeen: variant => files.get(pathOf(variant)),
    async tidy(variant) {
      await find(variant)
      await clear(variant)
    },
  }
}

const SENTENCE = 'This catalog could not be made just now. Please try again in a minute.'
