import { execFileSync } from 'node:child_process'

/** Programs' own rooms; drawings and starters are judged by eye and by what they must hold. */
const ROOMS = ['server', 'web']
const BESIDE = ['server/drawings/', 'server/starters/']

/** The texts that are mutated, by their files. */
export function sourcesOf(commit: string): Record<string, string> {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' })
  const files = git('ls-tree', '-r', '--name-only', commit, ...ROOMS).split('\n')
  return Object.fromEntries(
    files.filter(isMutated).map(file => [file, git('show', `${commit}:${file}`)]),
  )
}

export function isMutated(file: string): boolean {
  if (BESIDE.some(folder => file.startsWith(folder))) return false
  return /\.tsx?$/.test(file) && !file.endsWith('.d.ts')
}
