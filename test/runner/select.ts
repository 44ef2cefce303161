import { readdir } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'

/** What takes minutes: runs in CI, or where it is named. */
const LONG = ['test/long/']

/** What starts one process after the other, and mostly waits for it. */
const OF_PROCESSES = [
  'test/deploy/',
  'test/docs/owner',
  'test/docs/without-docker',
  'test/runner/run.',
  'test/server/archives/packed-application',
  'test/server/child-processes/at-rest.',
  'test/server/commands/',
  'test/server/log.',
]

/** What `--quick` leaves out beside that. */
const SLOW = ['test/browser/', 'test/faults/', 'test/soak/', 'test/patterns.', ...OF_PROCESSES]

/** What mostly waits, so that it runs beside the others and takes no worker of theirs. */
const WAITING = [
  'test/soak/',
  'test/long/soak',
  // For a slow line, for seconds of writes at a rate, for what does not answer or read.
  'test/browser/admin/upload-line',
  'test/faults/backup-under-load',
  'test/faults/silent-connections.',
  'test/server/cluster/postgres-leader.',
  'test/server/connections.',
  'test/server/inquiries/mail/owner-mail.',
  'test/server/media/check-work/check-in-child-process.',
  'test/server/media/derivatives-process.',
  'test/server/media/upload/slow-document.',
  'test/server/notices/nightly.',
  'test/server/volume/backup-command.',
  ...OF_PROCESSES,
]

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** The test files in the places named, files or folders; where none is named, all of `test/`. */
export async function filesIn(places: readonly string[], isCi: boolean): Promise<string[]> {
  const files = await Promise.all((places.length > 0 ? places : ['test']).map(filesBelow))
  const all = [...new Set(files.flat())].sort()
  return places.length > 0 || isCi ? all : all.filter(file => !isIn(LONG, file))
}

/** All places named here, each the start of a path. */
export const places = [...LONG, ...SLOW, ...WAITING]

export function onlyQuick(files: readonly string[]): string[] {
  return files.filter(file => !isIn([...LONG, ...SLOW], file))
}

export function waits(file: string): boolean {
  return isIn(WAITING, file)
}

async function filesBelow(place: string): Promise<string[]> {
  // A file that is named on the command line is run, whatever its own name.
  if (/\.tsx?$/.test(place)) return [relative('', resolve(place))]
  const names = await readdir(place, { recursive: true })
  return names.filter(isTest).map(name => relative('', resolve(join(place, name))))
}

function isIn(folders: readonly string[], file: string): boolean {
  return folders.some(folder => file.startsWith(folder))
}
