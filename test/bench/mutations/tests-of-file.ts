import { readFileSync } from 'node:fs'
import { testsOf } from '../../runner/changed.ts'
import { importsOf } from '../../runner/imports.ts'
import { filesIn, onlyQuick } from '../../runner/select.ts'

/** The test files that are to find a mutation, in the order in which they are run. */
export interface TestsOfFile {
  /** Those that belong to the file and import its source. */
  bySource: string[]
  /** Those that belong to it and need dist. */
  byBuild: string[]
  /** All else that is quick. */
  others: string[]
}

/** They know nothing of the site, or only of what is not mutated. */
const BESIDE = ['test/runner/', 'test/bench/', 'test/server/drawings/', 'test/server/content/']

const all = (await filesIn([], false)).filter(
  test => !BESIDE.some(folder => test.startsWith(folder)),
)

export function testsOfFile(file: string): TestsOfFile {
  const own = testsOf([file], all, importsOf)
  return {
    bySource: own.filter(test => !needsBuild(test)),
    byBuild: own.filter(needsBuild),
    others: onlyQuick(all).filter(test => !own.includes(test)),
  }
}

function needsBuild(test: string): boolean {
  return [test, ...importsOf(test)].some(path => /\bdist\b/.test(readFileSync(path, 'utf8')))
}
