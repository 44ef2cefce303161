import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openJsonStore, type Store } from './json-store.ts'
import type { Values, ValuesFolder, ValuesShape } from './open-values.ts'
import { inOrderOfIds } from './order-of-ids.ts'

/** @throws StartError naming an invalid file */
export async function valuesInFolder<T>(
  { folder }: ValuesFolder,
  shape: ValuesShape<T>,
): Promise<Values<T>> {
  const stores = new Map<string, Store<T>>()
  /** The values that have no file yet. */
  const unsaved = new Map<string, { store: Promise<Store<T>>; changes: number }>()
  const listeners = new Set<(ids: readonly string[]) => void>()
  const all = inOrderOfIds(stores)

  async function open(id: string, initial: () => T): Promise<Store<T>> {
    const store = await openJsonStore<T>({ ...shape, file: join(folder, `${id}.json`), initial })
    store.onChange(() => {
      stores.set(id, store)
      all.changed()
      for (const listener of listeners) listener([id])
    })
    return store
  }

  async function begin(id: string, initial: T): Promise<Store<T>> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return open(id, () => initial)
  }

  for (const id of await idsIn(folder)) {
    const store = await open(id, () => {
      throw new Error(`${id}.json has gone while it was read`)
    })
    stores.set(id, store)
  }

  return {
    get all() {
      return all.sorted().map(({ value }) => value)
    },
    get: id => stores.get(id)?.value,
    async change(id, initial, fn) {
      const existing = stores.get(id)
      if (existing) return existing.change(fn)
      const entry = unsaved.get(id) ?? { store: begin(id, initial), changes: 0 }
      unsaved.set(id, entry)
      entry.changes += 1
      try {
        return await (await entry.store).change(fn)
      } finally {
        entry.changes -= 1
        // Another change may still wait after this one failed, and two stores must not write one file.
        if (entry.changes === 0) unsaved.delete(id)
      }
    },
    onChange: listener => void listeners.add(listener),
    refresh: async () => undefined,
    async settled() {
      const first = [...unsaved.values()].map(({ store }) => store.catch(() => undefined))
      const openStores = [...(await Promise.all(first)), ...stores.values()]
      await Promise.all(openStores.map(store => store?.settled()))
    },
  }
}

const NAME = /^([a-z0-9-]+)\.json$/

async function idsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.flatMap(name => NAME.exec(name)?.[1] ?? [])
}
