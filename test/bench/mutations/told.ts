import { roomOf } from '../../../scripts/rooms.ts'
import type { Mutation } from './draw.ts'
import type { Killer } from './trial.ts'

export interface Result {
  mutation: Mutation
  killer: Killer | undefined
}

/** One line: where, what became of what, and what noticed it. */
export function lineOf({ mutation, killer }: Result): string {
  const { file, line, kind, before, after } = mutation
  const change = `${short(before)} -> ${short(after) || 'nothing'}`
  return `${file}:${line}  ${kind}: ${change}  ${end(killer)}`
}

function end(killer: Killer | undefined): string {
  if (!killer) return 'SURVIVED'
  const run = killer.isInAll ? ' in a run of everything' : ''
  return `killed by ${killer.test ?? `the ${killer.by}`}${run}`
}

/** How many were killed, by what, and the shares of all, of each kind and each folder. */
export function sumOf(results: readonly Result[]): string {
  const by = (what: Killer['by']) => results.filter(({ killer }) => killer?.by === what).length
  const parts = `${by('tests')} by tests, ${by('build')} by the build, ${by('check')} by the check`
  return [
    parts,
    shareOf('all', results),
    ...sharesBy(results, ({ mutation }) => mutation.kind),
    ...sharesBy(results, ({ mutation }) => roomOf(mutation.file)),
  ].join('\n')
}

function sharesBy(results: readonly Result[], nameOf: (result: Result) => string): string[] {
  const names = [...new Set(results.map(nameOf))].sort()
  return names.map(name =>
    shareOf(
      name,
      results.filter(result => nameOf(result) === name),
    ),
  )
}

/** Of `npm test`, then of everything, each with what it is at least. */
function shareOf(name: string, results: readonly Result[]): string {
  const inEach = results.filter(({ killer }) => killer && !killer.isInAll).length
  const inAll = results.filter(({ killer }) => killer).length
  const share = (killed: number) =>
    `${killed} (${percent(killed / results.length)}, at least ${percent(atLeast(killed, results.length))})`
  return `${name}: of ${results.length}, npm test kills ${share(inEach)}, everything ${share(inAll)}`
}

const percent = (share: number) => `${(100 * share).toFixed(0)} %`

/** The lower end of Wilson's interval of 95 %. */
export function atLeast(killed: number, of: number): number {
  const z = 1.96
  const share = killed / of
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z / (2 * of)) ** 2)
  return (share + z ** 2 / (2 * of) - spread) / (1 + z ** 2 / of)
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 60 ? `${line.slice(0, 59)}…` : line
}
