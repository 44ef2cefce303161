import { readdir } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'

/** What starts one process after the other, and mostly waits for it. */
const OF_PROCESSES = [
  'test/build/start.',
  'test/deploy/',
  'test/docs/compose.',
  'test/docs/owner',
  'test/docs/without-docker',
  'test/runner/run.',
  'test/server/features/operations/archives/packed-application',
  'test/server/base/child-processes/at-rest.',
  'test/server/commands/',
  'test/server/base/log.',
]

/** Only a run of everything has these: they take long for what they find, or install a program. */
const ONLY_IN_ALL = [
  ...OF_PROCESSES,
  // These test the benchmarks and the tools of tests.
  'test/bench/',
  'test/support/',
  'test/faults/',
  'test/long/',
  'test/patterns.',
  'test/soak/',
  // These draw hundreds of units.
  'test/server/features/design/drawing/compose.',
  'test/server/features/design/drawing/index.',
  'test/server/features/design/hostile.',
  'test/server/features/design/sheet/layout.',
  'test/server/drawings/',
  'test/server/features/pages/check-source.',
  'test/server/features/pages/drawings/',
  // These make documents of many pages, or many of them, and read them with poppler.
  'test/server/features/documents/catalogs/document.',
  'test/server/features/documents/catalogs/serve-catalog.',
  'test/server/features/company/currency/printed-amounts.',
  'test/server/features/design/sheet/document.',
  'test/server/features/documents/labels/document.',
  'test/server/features/documents/labels/handlers.',
  'test/server/pdf/drawing-form.',
  'test/server/features/products/hidden-prices.',
  'test/server/features/quotes/customer/as-pdf.',
  'test/server/features/quotes/designed-units.',
  'test/server/features/quotes/document/document.',
  'test/server/features/documents/spec-sheets/document.',
  'test/server/features/documents/spec-sheets/handlers.',
  // These wait for a child process, a clock or a line.
  'test/server/features/operations/bin/handlers.',
  'test/server/features/documents/catalogs/making/',
  'test/server/base/child-processes/end-with-server.',
  'test/server/scale/postgres-leader.',
  'test/server/app/connections.',
  'test/server/features/operations/demo/',
  'test/server/features/inquiries/mail/owner-mail.',
  'test/server/features/media/check-work/',
  'test/server/features/media/derivatives-process.',
  'test/server/features/media/resumable/contract/shared.',
  'test/server/features/media/upload/slow-document.',
  'test/server/features/operations/notices/nightly.',
  'test/server/features/operations/volume/backup-command.',
  'test/server/scale/reach-database.',
  // These ask for each address many times, or start a site for each of many states.
  'test/server/features/company/contact-details/without-whatsapp.',
  'test/server/features/company/brand/brand.',
  'test/server/features/operations/volume/upgrade-with-pages.',
  'test/server/features/pages/collections/as-one-thing.',
  'test/server/features/pages/transfer/import-site.',
  'test/server/features/products/codes-in-parts.',
  'test/server/features/products/lists/list-editor.',
  'test/server/features/products/table/wrong-rows.',
  'test/server/routes/equal-classes.',
]

/** The journeys in a browser that each run has; a run of everything has the others. */
const JOURNEYS = [
  'test/browser/admin/pages/editor.',
  'test/browser/admin/quotes/quote-sending.',
  'test/browser/admin/sign-in.',
  'test/browser/admin/upload-slots.',
  'test/browser/contact-form.',
  'test/browser/design/with-script.',
  'test/browser/home.',
  'test/browser/product-page.',
]

/** What mostly waits, so that it runs beside the others and takes no worker of theirs. */
const WAITING = [
  'test/soak/',
  // For a slow line, for seconds of writes at a rate, for what does not answer or read.
  'test/browser/admin/upload-line',
  'test/faults/backup-under-load',
  'test/faults/silent-connections.',
  // For a lead to change hands, for a process that is killed, for a database or a bucket to come back.
  'test/long/scale/database-away.',
  'test/long/scale/leader.',
  'test/long/scale/mails.',
  'test/long/scale/rolling-update.',
  'test/long/scale/store-away.',
  'test/long/scale/uploads/any-process.',
  'test/long/scale/uploads/random-kills.',
  'test/server/scale/postgres-leader.',
  'test/server/app/connections.',
  'test/server/features/inquiries/mail/owner-mail.',
  'test/server/features/media/check-work/check-in-child-process.',
  'test/server/features/media/derivatives-process.',
  'test/server/features/media/upload/slow-document.',
  'test/server/features/operations/notices/nightly.',
  'test/server/features/operations/volume/backup-command.',
  ...OF_PROCESSES,
]

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** The test files in the places named, files or folders; where none is named, all of `test/`. */
export async function filesIn(places: readonly string[]): Promise<string[]> {
  const files = await Promise.all((places.length > 0 ? places : ['test']).map(filesBelow))
  return [...new Set(files.flat())].sort()
}

/** All places named here, each the start of a path. */
export const places = [...ONLY_IN_ALL, ...JOURNEYS, ...WAITING]

/** Tells what each run has; all else takes longer than somebody waits for. */
export function isInEachRun(file: string): boolean {
  return file.startsWith('test/browser/') ? isIn(JOURNEYS, file) : !isIn(ONLY_IN_ALL, file)
}

/** Tells what somebody waits for after each change: what each run has outside of a browser. */
export function isQuick(file: string): boolean {
  return isInEachRun(file) && !file.startsWith('test/browser/')
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
