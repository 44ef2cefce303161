import type { Durations } from './durations.ts'
import type { Failure } from './events.ts'
import type { FileResult } from './run-files.ts'

/** No run is silent for longer, or it looks as if it hangs. */
const SILENCE = 10_000

/** Durations of fewer files than this share say nothing about the whole run. */
const ENOUGH = 0.8

const CURE = 'Install the package chromium, or name its program in CHROMIUM_PATH.'

export interface Printer {
  /** Prints how many files there are, and about how long they take. */
  begin(durations: Durations): void
  started(file: string): void
  /** Prints each failure, its place, and how the actual value differs from the expected one. */
  failures(file: string, failures: Failure[]): void
  result(result: FileResult): void
  /**
   * Prints what failed, the time, and last `N passed, N failed`. Files without a result have failed,
   * since the browser that they need is missing.
   */
  sum(): void
}

/** @param workers how many files run side by side */
export function createPrinter(files: readonly string[], workers: number): Printer {
  const begun = Date.now()
  const running = new Map<string, number>()
  const results: FileResult[] = []
  let printed = begun
  const print = (text: string) => {
    printed = Date.now()
    console.log(text)
  }
  const elapsed = () => spanOf((Date.now() - begun) / 1000)

  const timer = setInterval(() => {
    if (Date.now() - printed < SILENCE * 0.75) return
    const names = [...running].map(
      ([file, since]) => `${file} ${spanOf((Date.now() - since) / 1000)}`,
    )
    print(`${results.length} of ${files.length} after ${elapsed()}; running: ${names.join(', ')}`)
  }, SILENCE / 4)
  timer.unref()

  return {
    begin(durations) {
      const timed = files.filter(file => durations[file] !== undefined)
      const seconds = timed.reduce((sum, file) => sum + (durations[file] ?? 0), 0) / workers
      const about =
        timed.length >= files.length * ENOUGH
          ? `about ${spanOf((seconds * files.length) / timed.length)}, as the last run took`
          : 'no earlier run tells for how long'
      print(`${files.length} test files, ${workers} side by side: ${about}`)
    },
    started: file => void running.set(file, Date.now()),
    failures(file, failures) {
      for (const { title, place, message, difference, stack } of failures) {
        print(`\nFAIL  ${title}\n      ${place ?? file}`)
        for (const text of [message, difference, stack]) if (text) print(indented(text))
      }
    },
    result(result) {
      const { file, passed, failures, output, seconds } = result
      running.delete(file)
      results.push(result)
      // The output of passing tests matters only to somebody who runs them alone.
      if (output && (files.length === 1 || failures.length > 0))
        print(`\n${file} printed:\n${output}`)
      const failed = failures.length > 0 ? `  ${failures.length} FAILED` : ''
      const count = `${results.length} of ${files.length}`
      print(`${count}  ${file}  ${passed} passed${failed}  ${seconds.toFixed(1)} s`)
    },
    sum() {
      clearInterval(timer)
      const failed = results.filter(({ failures }) => failures.length > 0)
      if (failed.length > 0) print('\nFailed:')
      for (const { file, failures } of failed) {
        for (const [failure] of failures) print(`  ${failure?.place ?? file}  ${failure?.title}`)
      }
      const withoutBrowser = files.length - results.length
      if (withoutBrowser > 0) {
        print(`\nNot run, since there is no Chromium: ${withoutBrowser} files. ${CURE}`)
      }
      // A run of nothing proves nothing.
      if (files.length === 0) print('No test file found.')
      const passed = results.reduce((sum, result) => sum + result.passed, 0)
      const failures = failed.reduce((sum, result) => sum + result.failures.length, 0)
      print(`\n${results.length} of ${files.length} files in ${elapsed()}`)
      print(`${passed} passed, ${failures + withoutBrowser + (files.length === 0 ? 1 : 0)} failed`)
    },
  }
}

function spanOf(seconds: number): string {
  const whole = Math.round(seconds)
  return whole < 100 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}

function indented(text: string): string {
  return text.replace(/^/gm, '      ').trimEnd()
}
