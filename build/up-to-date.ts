/**
 * Whether dist/ is newer than all that it is built from. A program of its own (exit code 0 or 1),
 * so that `npm start` can ask without starting a compiler.
 */
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const SOURCES = ['web', 'server', 'build', 'build.ts', 'package-lock.json']
const BUILT = 'dist/manifest.json'

const newest = await Promise.all(SOURCES.map(newestChange))
const built = await stat(BUILT).catch(() => undefined)
process.exitCode = built && Math.max(...newest) <= built.mtimeMs ? 0 : 1

async function newestChange(path: string): Promise<number> {
  const own = await stat(path)
  if (!own.isDirectory()) return own.mtimeMs
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const times = entries.map(
    async ({ parentPath, name }) => (await stat(join(parentPath, name))).mtimeMs,
  )
  return Math.max(own.mtimeMs, ...(await Promise.all(times)))
}
