import { day } from '../../base/units.ts'
import type { Records, TabRecord } from './records.ts'

interface Place {
  database: string
  /** Records of former versions are dropped. */
  version: number
  /** The field of a record with the id of what is edited. */
  idField: string
}

const STORE = 'drafts'
const DAYS = 30 * day

/** Records in this browser's IndexedDB; each call rejects where there is none. */
export function indexedRecords<R extends TabRecord>(place: Place): Records<R> {
  const open = opener(place)
  const idOf = (record: R) => String(Reflect.get(record, place.idField))
  const keyOf = (record: R) => [record.user, idOf(record), record.tab]
  const remove = async (record: R) => {
    await inStore(open, 'readwrite', store => store.delete(keyOf(record)))
  }
  return {
    async read(user, id) {
      const all = await inStore<R[]>(open, 'readonly', store => store.getAll())
      const old = all.filter(({ at }) => at < Date.now() - DAYS)
      await Promise.all(old.map(remove))
      return all
        .filter(one => one.user === user && idOf(one) === id && !old.includes(one))
        .sort((one, other) => other.at - one.at)
    },
    async write(record) {
      await inStore(open, 'readwrite', store => store.put(record))
    },
    remove,
  }
}

function opener({ database, version, idField }: Place): () => Promise<IDBDatabase> {
  let opening: Promise<IDBDatabase> | undefined
  return () => {
    opening ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(database, version)
      request.onupgradeneeded = () => {
        const { result } = request
        if (result.objectStoreNames.contains(STORE)) result.deleteObjectStore(STORE)
        result.createObjectStore(STORE, { keyPath: ['user', idField, 'tab'] })
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
}

/** One transaction; a write resolves when it is complete. */
async function inStore<T>(
  open: () => Promise<IDBDatabase>,
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest,
): Promise<T> {
  const opened = await open()
  return new Promise((resolve, reject) => {
    const transaction = opened.transaction(STORE, mode)
    const request = run(transaction.objectStore(STORE))
    // Otherwise it is undone where the page ends before it hears of the request.
    transaction.commit()
    transaction.oncomplete = () => resolve(request.result as T)
    transaction.onabort = () => reject(transaction.error)
  })
}
