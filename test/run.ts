/**
 * Runs every *.test.ts(x) below the folders named on the command line (test/ by default), one
 * after the other, and ends with `N passed, N failed`. uvu itself reports success when a hook
 * throws, when a file never calls `.run()` and when no file is found; here each of these fails.
 */
import { readdir } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What uvu queues; `errors` is true where there are none. */
type Run = () => Promise<[errors: string | true, passed: number, skipped: number, all: number]>
type Uvu = { UVU_DEFER: number; UVU_QUEUE: [string | null, ...Run[]][]; UVU_INDEX: number }

const uvu = globalThis as unknown as Uvu
uvu.UVU_DEFER = 1
uvu.UVU_QUEUE = [[null]]
uvu.UVU_INDEX = 0

const places = process.argv.slice(2).map(place => resolve(place))
const files = await testsBelow(places.length > 0 ? places : [import.meta.dirname])
const total = { passed: 0, failed: 0 }
if (files.length === 0) fail(`no test found below ${places.join(', ')}`)
let isDone = false
process.on('exit', close)
for (const file of files) await runFile(file)
isDone = true
process.exit()

/** Also reached when a test ends the process, or waits for something that never comes. */
function close(): void {
  if (!isDone) fail('the run ended before its last test')
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed > 0 ? 1 : 0
}

async function testsBelow(places: string[]): Promise<string[]> {
  const found = places.map(async place => {
    if (/\.test\.tsx?$/.test(place)) return [place]
    const names = await readdir(place, { recursive: true })
    return names.filter(name => /\.test\.tsx?$/.test(name)).map(name => join(place, name))
  })
  return (await Promise.all(found)).flat().sort()
}

async function runFile(file: string): Promise<void> {
  const name = relative(process.cwd(), file)
  const start = performance.now()
  uvu.UVU_INDEX = uvu.UVU_QUEUE.push([name]) - 1
  try {
    await import(pathToFileURL(file).href)
  } catch (error) {
    return fail(`${name} could not be loaded`, error)
  }
  const [, ...runs] = uvu.UVU_QUEUE[uvu.UVU_INDEX] ?? [null]
  if (runs.length === 0) return fail(`${name} queued no suite: is .run() missing?`)
  const before = { ...total }
  for (const run of runs) await runSuite(name, run)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${name}  ${total.passed - before.passed} passed  ${seconds} s`)
}

async function runSuite(name: string, run: Run): Promise<void> {
  let result: Awaited<ReturnType<Run>>
  try {
    result = await run()
  } catch (error) {
    return fail(`${name}: a hook threw`, error)
  }
  const [errors, passed, skipped, all] = result
  const missing = all - passed
  total.passed += passed
  total.failed += missing
  if (errors !== true) console.error(errors)
  // A hook that throws ends the suite without an error: fewer tests passed than there are.
  else if (missing > 0) console.error(`  FAIL  ${name}: ${missing} of ${all} did not run (a hook?)`)
  if (skipped > 0) fail(`${name}: ${skipped} skipped; a test runs or goes`)
  if (all === 0) fail(`${name}: a suite without a test`)
}

function fail(message: string, error?: unknown): void {
  total.failed += 1
  console.error(`  FAIL  ${message}`, error ?? '')
}
