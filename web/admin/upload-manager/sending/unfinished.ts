import { fingerprintOf } from '../files/chosen-file.ts'
import { isOpen, type Task } from './task.ts'

const key = 'unfinished-uploads'

/** By fingerprint, where files were to go. */
export type Unfinished = ReadonlyMap<string, string>

/** What an earlier visit to this page did not finish. */
export function unfinishedBefore(): Unfinished {
  try {
    const rows: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return new Map(Array.isArray(rows) ? rows.filter(isRow) : [])
  } catch {
    return new Map()
  }
}

/** Keeps account of what is to be sent; the files themselves cannot be kept. */
export function rememberUnfinished(tasks: readonly Task[], before: Unfinished): void {
  const open = tasks.filter(task => !task.isExtra && (isOpen(task) || task.state === 'failed'))
  const rows = new Map([
    ...before,
    ...open.map(({ file, place }): [string, string] => [fingerprintOf(file), place.path]),
  ])
  for (const { file, state } of tasks) if (state === 'done') rows.delete(fingerprintOf(file))
  const text = JSON.stringify([...rows])
  // Asked at every step of every file: a phone has better to do than to write the same again.
  if (text === written) return
  written = text
  try {
    if (rows.size === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Storage is full or forbidden: after a reload, files find their places as any others do.
  }
}

let written: string | undefined

const isRow = (row: unknown): row is [string, string] =>
  Array.isArray(row) && row.length === 2 && row.every(text => typeof text === 'string')
