import type { Failure } from './events.ts'
import type { FileResult } from './run-files.ts'

/** What failed, where, and how what came differs from what was expected. */
export function printFailures(file: string, failures: Failure[]): void {
  for (const { title, place, message, difference, stack } of failures) {
    console.log(`\nFAIL  ${title}`)
    console.log(`      ${place ?? file}`)
    for (const text of [message, difference, stack]) if (text) console.log(indented(text))
  }
}

/** One line a file; what its tests printed only where one failed, or where it is run alone. */
export function printResult(result: FileResult, isAlone: boolean): void {
  const { file, passed, failures, output, seconds } = result
  if (output && (isAlone || failures.length > 0)) console.log(`\n${file} printed:\n${output}`)
  const failed = failures.length > 0 ? `  ${failures.length} FAILED` : ''
  console.log(`${file}  ${passed} passed${failed}  ${seconds.toFixed(1)} s`)
}

export function printSum(results: readonly FileResult[]): void {
  const failed = results.filter(({ failures }) => failures.length > 0)
  if (failed.length > 0) console.log('\nFailed:')
  for (const { file, failures } of failed) {
    for (const [failure] of failures) console.log(`  ${failure?.place ?? file}  ${failure?.title}`)
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  // A run of nothing proves nothing.
  const missing = results.length === 0 ? 1 : 0
  const failures = failed.reduce((sum, result) => sum + result.failures.length, missing)
  if (missing) console.log('No test file found.')
  console.log(`\n${passed} passed, ${failures} failed`)
}

function indented(text: string): string {
  return text.replace(/^/gm, '      ').trimEnd()
}
