import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const known = new Map<string, string[]>()

/** The files of the repository that a file imports or starts, by way of others too. */
export function importsOf(file: string): string[] {
  const found = new Set<string>()
  const visit = (path: string) => {
    for (const imported of directImportsOf(path)) {
      if (found.has(imported)) continue
      found.add(imported)
      visit(imported)
    }
  }
  visit(file)
  return [...found]
}

/** The files of the repository that a file itself imports or starts. */
export function directImportsOf(file: string): string[] {
  const imports = known.get(file) ?? read(file)
  known.set(file, imports)
  return imports
}

function read(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return []
  const text = readFileSync(file, 'utf8')
  const imported = [...text.matchAll(/(?:from |import |import\(\s*)'(\.[^']+|#test)'/g)].map(
    ([, path = '']) =>
      path === '#test' ? 'test/runner/suite.ts' : normalize(join(dirname(file), path)),
  )
  // Child processes run programs that are named by their paths.
  const programs = text.matchAll(/'((?:server|test)\/[^']+\.ts)'/g)
  const paths = [...imported, ...[...programs].map(([, path = '']) => path)]
  // Programs that a test writes have imports as well, which lead elsewhere.
  return paths.filter(path => existsSync(path))
}
