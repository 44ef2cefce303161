import type { DraftRecord, Records } from './record.ts'

const STORE = 'drafts'
/**
 * Records of the first were by address, and are dropped: of which page they are is not known, and no
 * release has written any.
 */
const VERSION = 2
const DAYS = 30 * 86_400_000

/** The records of drafts in this browser's IndexedDB; each call rejects where there is none. */
export const storedRecords: Records = {
  async read(user, pageId) {
    const all = await inStore<DraftRecord[]>('readonly', store => store.getAll())
    const old = all.filter(({ at }) => at < Date.now() - DAYS)
    await Promise.all(old.map(record => storedRecords.remove(record)))
    return all
      .filter(one => one.user === user && one.pageId === pageId && !old.includes(one))
      .sort((one, other) => other.at - one.at)
  },
  async write(record) {
    await inStore('readwrite', store => store.put(record))
  },
  async remove({ user, pageId, tab }) {
    await inStore('readwrite', store => store.delete([user, pageId, tab]))
  },
}

let opening: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('page-editor', VERSION)
    request.onupgradeneeded = () => {
      const { result } = request
      if (result.objectStoreNames.contains(STORE)) result.deleteObjectStore(STORE)
      result.createObjectStore(STORE, { keyPath: ['user', 'pageId', 'tab'] })
    }
    request.onsuccess = () => {
      // Another tab has a newer release, or the browser's data is being cleared.
      request.result.onversionchange = () => request.result.close()
      request.result.onclose = () => {
        opening = undefined
      }
      resolve(request.result)
    }
    request.onerror = () => reject(request.error)
  }).catch(error => {
    opening = undefined
    throw error
  })
  return opening
}

/** One transaction; a write resolves when it is complete. */
async function inStore<T>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest,
): Promise<T> {
  const opened = await database()
  return new Promise((resolve, reject) => {
    const transaction = opened.transaction(STORE, mode)
    const request = run(transaction.objectStore(STORE))
    transaction.oncomplete = () => resolve(request.result as T)
    transaction.onabort = () => reject(transaction.error)
  })
}
