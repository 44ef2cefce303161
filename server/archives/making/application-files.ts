import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** What the build makes for the server to run; it leaves other things beside them. */
const BUILT = [
  'dist/manifest.json',
  'dist/content.json',
  'dist/assets',
  'dist/fonts',
  'dist/server',
]
/** The Dockerfile copies the last one, empty as it is, for the download page of its container. */
const BESIDE = ['package.json', 'LICENSE', 'packages/.gitignore']
/** What the bundles leave outside: see `external` in build.ts. */
const EXTERNAL = ['sharp']

/** The paths of the built application: all that it needs to run on a machine like this one. */
export async function applicationFiles(root: string): Promise<string[]> {
  const modules = [...(await modulesFor(root, EXTERNAL))].map(name => `node_modules/${name}`)
  const files = await Promise.all([...BUILT, ...modules].map(path => filesBelow(root, path)))
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

/** The packages and all that they depend on, as far as it is installed for this machine. */
async function modulesFor(
  root: string,
  names: string[],
  found = new Set<string>(),
): Promise<Set<string>> {
  for (const name of names.filter(name => !found.has(name))) {
    const file = join(root, 'node_modules', name, 'package.json')
    const text = await readFile(file, 'utf8').catch(() => undefined)
    // Optional ones are there for one platform each.
    if (text === undefined) continue
    found.add(name)
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(text)
    await modulesFor(root, Object.keys({ ...dependencies, ...optionalDependencies }), found)
  }
  return found
}
