import { fingerprintOf } from '../files/chosen-file.ts'
import { versionIn } from '../placement/name-index.ts'
import { isOpen, type Task } from './task.ts'

/** Each file has a key of its own: tabs that upload side by side leave each other's alone. */
const prefix = 'unfinished-upload '

/** An upload with its target. */
export interface UnfinishedUpload {
  path: string
  /**
   * The version of the place when its upload was agreed to; an earlier release did not write it.
   */
  version?: string
  /** The tab that sends it. */
  tab?: string
}

/** The uploads by fingerprint. */
export type Unfinished = ReadonlyMap<string, UnfinishedUpload>

/** Reads the unfinished uploads of this and other tabs. */
export function storedUnfinished(): Unfinished {
  try {
    const keys = Object.keys(localStorage).filter(key => key.startsWith(prefix))
    return new Map(keys.map(key => [key.slice(prefix.length), parse(localStorage.getItem(key))]))
  } catch {
    return new Map()
  }
}

/** Calls back when another tab has begun, finished or discarded an upload. */
export function onChangedElsewhere(listener: () => void): void {
  addEventListener('storage', ({ key }) => key?.startsWith(prefix) && listener())
}

/** Stores one tab's uploads without the files, which cannot be stored. */
export function createUnfinishedStore(tab: string) {
  let lastTexts: ReadonlyMap<string, string> = new Map()
  return {
    /**
     * Stores the unfinished uploads of `tasks` and of `before`, those of earlier visits. Rows of
     * other tabs are never touched.
     */
    save(tasks: readonly Task[], before: Unfinished): void {
      const rows = textsOf(rowsOf(tasks, before, tab))
      // Called at every step of every file: only differences are written.
      const entries = [...textsOf(before), ...lastTexts]
      const gone = new Map(entries.filter(([fingerprint]) => !rows.has(fingerprint)))
      const news = [...rows].filter(([fingerprint, text]) => lastTexts.get(fingerprint) !== text)
      lastTexts = rows
      try {
        for (const [fingerprint, text] of gone) {
          // Another tab may have taken the upload over since.
          const stored = localStorage.getItem(prefix + fingerprint)
          if (textOf(parse(stored)) === text) localStorage.removeItem(prefix + fingerprint)
        }
        for (const [fingerprint, text] of news) localStorage.setItem(prefix + fingerprint, text)
      } catch {
        // Storage is full or blocked: after a reload, files are matched like any others.
      }
    },
  }
}

function rowsOf(tasks: readonly Task[], earlier: Unfinished, tab: string): Unfinished {
  const open = tasks.filter(task => !task.isExtra && (isOpen(task) || task.state === 'failed'))
  const rows = new Map([
    ...earlier,
    ...open.map(({ file, target }): [string, UnfinishedUpload] => [
      fingerprintOf(file),
      { path: target.path, version: versionIn(target), tab },
    ]),
  ])
  for (const { file, state } of tasks) if (state === 'done') rows.delete(fingerprintOf(file))
  return rows
}

const textsOf = (rows: Unfinished) => new Map([...rows].map(([id, row]) => [id, textOf(row)]))

const textOf = (row: UnfinishedUpload) => JSON.stringify(row)

/** An earlier release stored the path alone. */
function parse(text: string | null): UnfinishedUpload {
  return text?.startsWith('{') ? JSON.parse(text) : { path: text ?? '' }
}
