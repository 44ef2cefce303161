import type { Mutation } from './draw.ts'
import type { Killer } from './trial.ts'

/** One line: where, what became of what, and what noticed it. */
export function lineOf(mutation: Mutation, killer: Killer | undefined): string {
  const { file, line, kind, before, after } = mutation
  const change = `${short(before)} -> ${short(after) || 'nothing'}`
  return `${file}:${line}  ${kind}: ${change}  ${end(killer)}`
}

function end(killer: Killer | undefined): string {
  if (!killer) return 'SURVIVED'
  return `killed by ${killer.test ?? `the ${killer.by}`}`
}

/** `N of 50 killed`, and by what. */
export function sumOf(killers: readonly (Killer | undefined)[]): string {
  const by = (what: Killer['by']) => killers.filter(killer => killer?.by === what).length
  const killed = killers.filter(Boolean).length
  const parts = `${by('tests')} by tests, ${by('build')} by the build, ${by('check')} by the check`
  return `${killed} of ${killers.length} killed: ${parts}`
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 60 ? `${line.slice(0, 59)}…` : line
}
