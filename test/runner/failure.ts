import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import { Assertion } from 'uvu/assert'
import { compare } from 'uvu/diff'
import type { Failure } from './events.ts'

/** @param registered made where the test is written, for errors that don't pass through it */
export function describeFailure(title: string, error: unknown, registered?: Error): Failure {
  const frames = framesOf(error)
  const place = [...frames, ...framesOf(registered)].map(placeOf).find(isTestFile)
  if (!(error instanceof Error)) return { title, place, message: `threw ${inspect(error)}` }
  const { message, difference } = explain(error)
  const stack = error instanceof Assertion ? frames : [...frames, ...causesOf(error)]
  return { title, place, message, difference, stack: stack.join('\n') }
}

function explain(error: Error): Pick<Failure, 'message' | 'difference'> {
  const { operator, details, actual, expected } = error as Error & Record<string, unknown>
  const message = operator ? `${error.message} (${operator})` : `${error.name}: ${error.message}`
  if (details) return { message, difference: asText(details) }
  if (error.name === 'AssertionError') return { message, difference: compare(actual, expected) }
  // `match`, `type` and the like say what was expected; what came instead helps as much.
  const isSaid = !(error instanceof Assertion) || typeof actual === 'boolean'
  return { message, difference: isSaid ? undefined : `Actual: ${inspect(actual)}` }
}

/** Those of an assertion are a text, those of an AppError an object. */
const asText = (details: unknown) => (typeof details === 'string' ? details : inspect(details))

/** The calls that led to an error, as paths from here, without Node's and the runner's own. */
function framesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  // The message comes first, and may hold another stack.
  const { stack = '', message } = error
  return stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter(
      line => /^\s+at /.test(line) && !/node:|node_modules\/uvu|test\/runner\/\w+\.ts/.test(line),
    )
    .map(line =>
      line.trim().replace(/file:\/\/[^\s)]+?(?=:\d)/, url => relative('', fileURLToPath(url))),
    )
    .map(line => line.replaceAll(`${process.cwd()}/`, ''))
}

function causesOf({ cause }: Error): string[] {
  return cause === undefined ? [] : [`caused by ${inspect(cause)}`]
}

/** `path:line` of a frame. */
function placeOf(frame: string): string | undefined {
  return /([^\s(]+:\d+):\d+\)?$/.exec(frame)?.[1]
}

function isTestFile(place: string | undefined): boolean {
  return /\.test\.tsx?:/.test(place ?? '')
}
