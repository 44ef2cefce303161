/**
 * `npm start`: builds if dist/ is older than one of its sources, and serves. In one process, so
 * that an up-to-date site starts in under a second.
 */
import '../server/base/supported-node.ts'
import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = ['web', 'server', 'build', 'build.ts', 'package-lock.json']
const BUILT = 'dist/manifest.json'

const built = statSync(BUILT, { throwIfNoEntry: false })
if (!built || Math.max(...SOURCES.map(newestChange)) > built.mtimeMs) {
  console.error('Building the site, which takes a minute or two.')
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'build.ts'], {
    // The sizes that it prints are for engineers.
    stdio: ['inherit', 'ignore', 'inherit'],
  })
  if (status !== 0) process.exit(status ?? 1)
}
await import(new URL('server/main.js', import.meta.url).href)

/** Synchronous: for so few files that is faster than concurrent calls. */
function newestChange(path: string): number {
  const status = statSync(path)
  if (!status.isDirectory()) return status.mtimeMs
  const inside = readdirSync(path).map(name => newestChange(join(path, name)))
  return Math.max(status.mtimeMs, ...inside)
}
