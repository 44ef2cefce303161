import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Whatever makes one build differ from another; `tag.sh` has the same list. */
const SOURCES = [
  'Dockerfile',
  'build',
  'build.ts',
  'package-lock.json',
  'package.json',
  'server',
  'tsconfig.json',
  'web',
]

/** The sum of the sums of all sources, as `sha256sum` prints them: the same sources have the same one. */
export function buildHash(): string {
  const lines = SOURCES.flatMap(filesBelow)
    .sort()
    .map(file => `${sha256(readFileSync(file))}  ${file}\n`)
  return sha256(lines.join('')).slice(0, 8)
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')

function filesBelow(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats?.isDirectory()) return stats ? [path] : []
  return readdirSync(path).flatMap(name => filesBelow(join(path, name)))
}
