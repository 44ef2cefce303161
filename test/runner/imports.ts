import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** The files below `test/` that a test file imports, by way of others too. */
export function importsOf(file: string): string[] {
  const found = new Set<string>()
  const visit = (path: string) => {
    for (const imported of direct(path)) {
      if (!imported.startsWith('test/') || found.has(imported)) continue
      found.add(imported)
      visit(imported)
    }
  }
  visit(file)
  return [...found]
}

function direct(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const paths = text.matchAll(/from '(\.[^']+|#test)'/g)
  return [...paths].map(([, path = '']) =>
    path === '#test' ? 'test/runner/suite.ts' : normalize(join(dirname(file), path)),
  )
}
