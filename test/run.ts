/**
 * Runs test files and ends with `N passed, N failed`:
 *
 *     tsx test/run.ts                   what each run has; with CI=true all of test/
 *     tsx test/run.ts test/server/api   the files in these places
 *     tsx test/run.ts --changed main    what belongs to the files that differ from main (or HEAD),
 *                                       without journeys in a browser and what takes long
 *     tsx test/run.ts --bail            ends at the first failure; the shortest files come first
 *     tsx test/run.ts --workers 1       files side by side; one more than processors unless told
 */
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { sharedBrowser } from './runner/browser.ts'
import { buildIfStale, usesBuild } from './runner/built.ts'
import { changedSince, testsOf } from './runner/changed.ts'
import { longestFirst, readDurations, writeDurations } from './runner/durations.ts'
import { importsOf } from './runner/imports.ts'
import { createPrinter } from './runner/print.ts'
import { type FileResult, type RunOptions, runFiles } from './runner/run-files.ts'
import { filesIn, isInEachRun, isQuick, waits } from './runner/select.ts'
import { temporaryRoot } from './runner/temporary-root.ts'
import { findChromium } from './support/find-chromium.ts'
import { removeTemporaryFolders, temporaryFolder } from './support/temporary-folder.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean' },
    bail: { type: 'boolean' },
    // One more than can work at once, since files also wait for disks and processes.
    workers: { type: 'string', default: String(availableParallelism() + 1) },
  },
})
// For this process and all that it starts.
process.env.TMPDIR = await temporaryRoot()
const isCi = process.env.CI === 'true'
const files = await selected()
if (values.changed && files.some(usesBuild)) buildIfStale()
const durations = await readDurations()
// Playwright takes half a second to load, so it is loaded when a file needs the browser.
const browser = sharedBrowser(async () => {
  const { launchChromiumServer } = await import('./support/chromium.ts')
  return launchChromiumServer()
})
const results: FileResult[] = []
const workers = Number(values.workers)
const printer = createPrinter(files, workers)
printer.begin(durations)
const hasBrowser = (await findChromium()) !== undefined
const runnable = hasBrowser ? files : files.filter(file => !needsBrowser(file))

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const inOrder = longestFirst(runnable, durations)
if (values.bail) inOrder.reverse()
const options: RunOptions = {
  workers,
  // On a busy machine single tests report nothing for minutes.
  hangsAfter: Number(process.env.TEST_HANGS_AFTER ?? 300) * 1000,
  browser: browser.address,
  // Of all files of this run: what is made once for them.
  env: { TEST_RUN_FOLDER: await temporaryFolder() },
  onStart: printer.started,
  onFailure(file, failures) {
    printer.failures(file, failures)
    if (values.bail) void removeTemporaryFolders().then(() => process.exit(1))
  },
  onResult(result) {
    printer.result(result)
    results.push(result)
    durations[result.file] = result.seconds
  },
}
await Promise.all([
  runFiles(
    inOrder.filter(file => !waits(file)),
    options,
  ),
  runFiles(inOrder.filter(waits), { ...options, workers: 1 }),
])
await browser.close()
await removeTemporaryFolders()
await writeDurations(durations)
printer.sum()
const isGreen =
  results.length > 0 &&
  results.length === files.length &&
  results.every(({ failures }) => failures.length === 0)
process.exit(isGreen ? 0 : 1)

/** Tells whether a file opens pages in Chromium, itself or by what it imports. */
function needsBrowser(file: string): boolean {
  return importsOf(file).includes('test/support/chromium.ts')
}

async function selected(): Promise<string[]> {
  if (!values.changed) {
    const all = await filesIn(positionals)
    return positionals.length > 0 || isCi ? all : all.filter(isInEachRun)
  }
  const changed = changedSince(positionals[0] ?? 'HEAD')
  const found = testsOf(changed, await filesIn([]), importsOf)
  const quick = found.filter(file => isQuick(file) || changed.includes(file))
  const left = found.filter(file => !quick.includes(file))
  if (left.length > 0) console.log(`Left to npm test and test:all: ${left.join(', ')}`)
  return quick
}
