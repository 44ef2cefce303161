import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ignoreMissing } from '../../server/base/disk/stored-file.ts'

/** Kept beside the checkout's other results, since `npm ci` empties node_modules. */
const FILE = 'test/.output/seconds.json'

/** Folders whose files take long, for a checkout in which no test has run yet. */
const LONG = ['test/long', 'test/soak', 'test/faults', 'test/browser', 'test/server/features/media']

export type Durations = Record<string, number>

/** How many seconds each test file took last time, by its path from the working directory. */
export async function readDurations(): Promise<Durations> {
  const text = await readFile(FILE, 'utf8').catch(ignoreMissing)
  return text ? JSON.parse(text) : {}
}

export async function writeDurations(durations: Durations): Promise<void> {
  // The runner's own tests run files of temporary folders, which no later run has.
  const own = Object.entries(durations).filter(([file]) => !file.startsWith('..'))
  await mkdir(dirname(FILE), { recursive: true })
  await writeFile(FILE, JSON.stringify(Object.fromEntries(own), null, 1))
}

/** The longest first, so that no worker is left with a long file when the others have ended. */
export function longestFirst(files: readonly string[], durations: Durations): string[] {
  const guess = (file: string) => 60 - LONG.findIndex(folder => file.startsWith(folder)) * 10
  const isLong = (file: string) => LONG.some(folder => file.startsWith(folder))
  const secondsOf = (file: string) => durations[file] ?? (isLong(file) ? guess(file) : 5)
  return files.toSorted((a, b) => secondsOf(b) - secondsOf(a))
}
