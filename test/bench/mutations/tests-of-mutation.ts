import { dirname } from 'node:path'
import { testsOf } from '../../runner/changed.ts'
import { importsOf } from '../../runner/imports.ts'
import { filesIn, isInEachRun } from '../../runner/select.ts'
import type { Mutation } from './draw.ts'
import type { Executed } from './executed.ts'

/** The test files that are to notice a mutation, in the order in which they are run. */
export interface TestsOfMutation {
  /** Those that belong to the mutated file and execute the line. */
  own: string[]
  /** All else that `npm test` has and executes the line, without journeys; the near ones first. */
  others: string[]
  /** The journeys of `npm test`, for what a browser executes. */
  journeys: string[]
  /** Those that only a run of everything has and that belong to the file, or are near and import it. */
  inAll: string[]
}

/** They know nothing of the site, or only of what is not mutated, or take minutes. */
const BESIDE = [
  'test/bench/',
  'test/build/',
  'test/docs/',
  'test/long/',
  'test/runner/',
  'test/server/drawings/',
  'test/server/starters/',
  'test/soak/',
]

/** A line that more tests execute than these is of the mechanisms, which have tests of their own. */
const MOST = 60

const all = (await filesIn([])).filter(test => !BESIDE.some(folder => test.startsWith(folder)))

type Where = Pick<Mutation, 'file' | 'line' | 'isAtLoad'>

/** What `npm test` has of them. */
export const measured = all.filter(isInEachRun)

export function testsOfMutation(mutation: Where, executed: Executed): TestsOfMutation {
  const { file } = mutation
  const belonging = testsOf([file], all, importsOf)
  const isNear = (test: string) => test.startsWith(`test/${dirname(file)}/`)
  const executing = all.filter(test => mayExecute(test, mutation, executed))
  const inEach = executing.filter(isInEachRun)
  const withoutBrowser = inEach.filter(test => !isJourney(test))
  return {
    own: withoutBrowser.filter(test => belonging.includes(test)),
    others: withoutBrowser
      .filter(test => !belonging.includes(test))
      .sort((a, b) => Number(isNear(b)) - Number(isNear(a)))
      .slice(0, MOST),
    journeys: inEach.filter(isJourney),
    inAll: executing.filter(
      test => !isInEachRun(test) && (belonging.includes(test) || isNear(test)),
    ),
  }
}

/** Whether a test executes a line, as far as that is known without running it. */
export function mayExecute(test: string, { file, line, isAtLoad }: Where, executed: Executed) {
  if (isJourney(test) && file.startsWith('web/')) return isOfAdmin(test) === isOfAdmin(file)
  // What loading executes, a process executes for the first of its test files alone.
  if (isAtLoad || !executed.has(test)) return importsOf(test).includes(file)
  return executed.get(test)?.[file]?.includes(line) ?? false
}

const isJourney = (test: string) => test.startsWith('test/browser/')

/** Whether a journey or a source is of the administrators' area. */
const isOfAdmin = (path: string) => /\b(entry-)?admin\b/.test(path)
