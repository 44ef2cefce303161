import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The packages that are not bundled: sharp needs its native libraries next to it. */
export const UNBUNDLED = ['sharp']

/** The file in which the build lists the packages that are part of a bundle or a font. */
export const BUNDLED_LIST = 'dist/bundled-packages.json'

/**
 * The unbundled packages and their dependencies, as installed for this platform: the paths below
 * the root to copy with the bundles.
 */
export async function unbundledPackages(root: string): Promise<string[]> {
  const packages = new Set<string>()
  await visit(UNBUNDLED)
  return [...packages].map(name => `node_modules/${name}`).sort()

  async function visit(names: string[]): Promise<void> {
    for (const name of names.filter(name => !packages.has(name))) {
      const file = join(root, 'node_modules', name, 'package.json')
      const text = await readFile(file, 'utf8').catch(() => undefined)
      // Optional dependencies are installed for one platform each.
      if (text === undefined) continue
      packages.add(name)
      const { dependencies = {}, optionalDependencies = {} } = JSON.parse(text)
      await visit(Object.keys({ ...dependencies, ...optionalDependencies }))
    }
  }
}
