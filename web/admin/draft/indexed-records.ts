import { day } from '../../base/units.ts'
import type { Known } from './draft-kind.ts'
import type { Steps } from './steps.ts'

/** A tab's record, in this browser, of a thing that is edited in it. */
export interface DraftRecord<Typed, Content> extends Known<Typed, Content> {
  tab: string
  user: string
  /** The id of the edited thing. */
  id: string
  /** Milliseconds since 1970. */
  at: number
  steps?: Steps<Typed> | undefined
}

export interface DraftRecords<Typed, Content> {
  /** Reads the records of this user and id, of all tabs, the newest first. */
  read(user: string, id: string): Promise<DraftRecord<Typed, Content>[]>
  write(record: DraftRecord<Typed, Content>): Promise<void>
  /** Removes the record of the same user, id and tab, whatever it says. */
  remove(record: DraftRecord<Typed, Content>): Promise<void>
}

interface Place {
  database: string
  /** Records of former versions are dropped. */
  version: number
  /** The names of the id and of what is typed, as earlier releases stored them. */
  idField: string
  typedField: string
}

const STORE = 'drafts'
const DAYS = 30 * day

type Row = Record<string, unknown>

/** Records in this browser's IndexedDB; each call rejects where there is none. */
export function indexedRecords<Typed, Content>(place: Place): DraftRecords<Typed, Content> {
  type Stored = DraftRecord<Typed, Content>
  const { idField, typedField } = place
  const open = opener(place)
  const remove = async ({ user, id, tab }: Stored) => {
    await inStore(open, 'readwrite', store => store.delete([user, id, tab]))
  }
  const recordOf = ({ [idField]: id, [typedField]: typed, sent, ...rest }: Row) =>
    // Earlier releases stored at most one that was sent, by itself.
    ({ ...rest, id, typed, sent: [sent ?? []].flat() }) as unknown as Stored
  return {
    async read(user, id) {
      const rows = await inStore<Row[]>(open, 'readonly', store => store.getAll())
      const all = rows.map(recordOf)
      const old = all.filter(({ at }) => at < Date.now() - DAYS)
      await Promise.all(old.map(remove))
      return all
        .filter(one => one.user === user && one.id === id && !old.includes(one))
        .sort((one, other) => other.at - one.at)
    },
    async write({ id, typed, ...rest }) {
      const row = { ...rest, [idField]: id, [typedField]: typed }
      await inStore(open, 'readwrite', store => store.put(row))
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

/** Runs one transaction; a write resolves when it is complete. */
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
