import { readFileSync } from 'node:fs'
import { testsOf } from '../../runner/changed.ts'
import { importsOf } from '../../runner/imports.ts'
import { filesIn, isInEachRun } from '../../runner/select.ts'

/** The test files that are to find a mutation, in the order in which they are run. */
export interface TestsOfFile {
  /** Those that belong to the file and import its source. */
  bySource: string[]
  /** Those that belong to it and need dist. */
  byBuild: string[]
  /**
   * All else that each run has and runs the file; last, for what browsers show, all other journeys
   * of its area.
   */
  others: string[]
}

/** They know nothing of the site, or only of what is not mutated, or take minutes. */
const BESIDE = [
  'test/bench/',
  'test/long/',
  'test/runner/',
  'test/server/content/',
  'test/server/drawings/',
]

const all = (await filesIn([])).filter(test => !BESIDE.some(folder => test.startsWith(folder)))

export function testsOfFile(file: string): TestsOfFile {
  const own = testsOf([file], all, importsOf)
  const withoutBrowser = all.filter(test => isInEachRun(test) && !isJourney(test))
  const unrelated = [...withoutBrowser.filter(test => runs(test, file)), ...journeysOf(file)]
  return {
    bySource: own.filter(test => !needsBuild(test)),
    byBuild: own.filter(needsBuild),
    others: unrelated.filter(test => !own.includes(test)),
  }
}

function runs(test: string, file: string): boolean {
  return importsOf(test).includes(file) || needsBuild(test)
}

const isJourney = (test: string) => test.startsWith('test/browser/')

function journeysOf(file: string): string[] {
  if (!file.startsWith('web/')) return []
  const isOfAdmin = (path: string) => path.split('/')[2] === 'admin' || /^web\/admin/.test(path)
  return all.filter(isJourney).filter(test => isOfAdmin(test) === isOfAdmin(file))
}

function needsBuild(test: string): boolean {
  const ofTests = importsOf(test).filter(path => path.startsWith('test/'))
  return [test, ...ofTests].some(path => namesBuild(readFileSync(path, 'utf8')))
}

/** Whether a program names the folder of the build, not only a comment or that of a package. */
export function namesBuild(text: string): boolean {
  const program = text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')
  return /(?<!node_modules\/\S*)\bdist\b/.test(program)
}
