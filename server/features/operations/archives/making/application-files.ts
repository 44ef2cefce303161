import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { unbundledPackages } from './shipped-packages.ts'

/** The output of the build that the server needs; other output is not packed. */
const BUILT = [
  'dist/manifest.json',
  'dist/THIRD-PARTY.txt',
  'dist/starter.json',
  'dist/demo',
  'dist/assets',
  'dist/fonts',
  'dist/server',
]
/** The last one is empty; the Dockerfile copies it, for the download page of its container. */
const BESIDE = ['package.json', 'LICENSE', 'packages/.gitignore']

/** The paths of the built application: all that it needs on a machine of this platform. */
export async function applicationFiles(root: string): Promise<string[]> {
  const paths = [...BUILT, ...(await unbundledPackages(root))]
  const files = await Promise.all(paths.map(path => filesBelow(root, path)))
  return [...BESIDE, ...files.flat()].sort()
}

async function filesBelow(root: string, path: string): Promise<string[]> {
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTDIR') return undefined
      throw new Error(`${path} is not there: run "npm run build" first`, { cause: error })
    },
  )
  if (!entries) return [path]
  return entries
    .filter(entry => entry.isFile())
    .map(entry => relative(root, join(entry.parentPath, entry.name)))
}
