import { EventEmitter } from 'node:events'

/** Why a test failed, ready to be printed. */
export interface Failure {
  /** The test by its suite and name, or what else went wrong. */
  title: string
  /** `path:line` of the test file, where known. */
  place?: string | undefined
  message: string
  /** Actual against expected, coloured. */
  difference?: string | undefined
  stack?: string | undefined
}

/** What happens while a test file runs, as the worker tells the runner. */
export type Event =
  | { kind: 'started'; title: string }
  | { kind: 'printed'; text: string }
  | { kind: 'passed' }
  /** One test, or one fault beside the tests: a hook, a file without a suite. */
  | { kind: 'failed'; failures: Failure[] }
  | { kind: 'file ended' }

/** Suites report here; outside of the runner nothing listens and uvu's own output remains. */
export const reports = new EventEmitter<{ event: [Event] }>()
