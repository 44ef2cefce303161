import { fingerprintOf } from '../files/chosen-file.ts'
import { isOpen, type Task } from './task.ts'

/** Each file has a key of its own: tabs that upload side by side leave each other's alone. */
const prefix = 'unfinished-upload '

/** By fingerprint, where files were to go. */
export type Unfinished = ReadonlyMap<string, string>

/** What an earlier visit to this page did not finish. */
export function unfinishedBefore(): Unfinished {
  try {
    const keys = Object.keys(localStorage).filter(key => key.startsWith(prefix))
    return new Map(keys.map(key => [key.slice(prefix.length), localStorage.getItem(key) ?? '']))
  } catch {
    return new Map()
  }
}

/** Tells the fingerprint of each file that another tab has finished or forgotten. */
export function onEndedElsewhere(listener: (fingerprint: string) => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (newValue === null && key?.startsWith(prefix)) listener(key.slice(prefix.length))
  })
}

/** The account that one tab keeps of what is to be sent; the files themselves cannot be kept. */
export function createUnfinishedStore(before: Unfinished) {
  let written = before
  return {
    /** Puts down what of `tasks` is not finished, beside what was not `before`. */
    save(tasks: readonly Task[], before: Unfinished): void {
      const rows = rowsOf(tasks, before)
      // Asked at every step of every file: a phone has better to do than to write the same again.
      const gone = [...written.keys()].filter(fingerprint => !rows.has(fingerprint))
      const news = [...rows].filter(([fingerprint, path]) => written.get(fingerprint) !== path)
      written = rows
      try {
        for (const fingerprint of gone) localStorage.removeItem(prefix + fingerprint)
        for (const [fingerprint, path] of news) localStorage.setItem(prefix + fingerprint, path)
      } catch {
        // Storage is full or forbidden: after a reload, files find their places as any others do.
      }
    },
  }
}

function rowsOf(tasks: readonly Task[], before: Unfinished): Unfinished {
  const open = tasks.filter(task => !task.isExtra && (isOpen(task) || task.state === 'failed'))
  const rows = new Map([
    ...before,
    ...open.map(({ file, target }): [string, string] => [fingerprintOf(file), target.path]),
  ])
  for (const { file, state } of tasks) if (state === 'done') rows.delete(fingerprintOf(file))
  return rows
}
