import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sweepTemporaryFiles } from '../store/durable-file.ts'
import type { Store } from '../store/open-store.ts'
import { openStore } from '../store/open-store.ts'
import { type StoredPage, storedPageSchema } from './stored-page.ts'

export interface PageStore {
  /** Of every page that an administrator has changed. */
  readonly all: readonly Readonly<StoredPage>[]
  get(id: string): Readonly<StoredPage> | undefined
  /** Changes a page durably; the first change of one makes its file from `initial`. */
  change<R>(initial: StoredPage, fn: (draft: StoredPage) => R): Promise<R>
  settled(): Promise<void>
}

const VERSION = 1

/**
 * A file for each page that an administrator has changed, so that a save of one writes no other.
 * @throws StartError naming an invalid file
 */
export async function openPageStore(folder: string, readOnly = false): Promise<PageStore> {
  const stores = new Map<string, Store<StoredPage>>()
  const open = (id: string, initial: () => StoredPage) =>
    openStore<StoredPage>({
      file: join(folder, `${id}.json`),
      version: VERSION,
      schema: storedPageSchema,
      initial,
    })

  for (const id of await idsIn(folder)) {
    const store = await open(id, () => {
      throw new Error(`${id}.json has gone while it was read`)
    })
    stores.set(id, store)
  }
  if (!readOnly && stores.size > 0) await sweepTemporaryFiles(folder)

  return {
    get all() {
      return [...stores.values()].map(({ value }) => value)
    },
    get: id => stores.get(id)?.value,
    async change(initial, fn) {
      let store = stores.get(initial.id)
      if (!store) {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        store = await open(initial.id, () => initial)
      }
      const result = await store.change(fn)
      stores.set(initial.id, store)
      return result
    },
    async settled() {
      await Promise.all([...stores.values()].map(store => store.settled()))
    },
  }
}

const NAME = /^([a-z0-9-]+)\.json$/

async function idsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.flatMap(name => NAME.exec(name)?.[1] ?? []).sort()
}
