import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The packages that stay outside of the bundles: sharp's native libraries must lie beside it. */
export const UNBUNDLED = ['sharp']

/** Where the build lists the packages of which something is in a bundle or a font. */
export const BUNDLED_LIST = 'dist/bundled-packages.json'

/**
 * The unbundled ones and all that they depend on, as far as it is installed for this machine: the
 * paths below the root that must travel with the bundles.
 */
export async function unbundledPackages(root: string): Promise<string[]> {
  const found = new Set<string>()
  await visit(UNBUNDLED)
  return [...found].map(name => `node_modules/${name}`).sort()

  async function visit(names: string[]): Promise<void> {
    for (const name of names.filter(name => !found.has(name))) {
      const file = join(root, 'node_modules', name, 'package.json')
      const text = await readFile(file, 'utf8').catch(() => undefined)
      // Optional ones are there for one platform each.
      if (text === undefined) continue
      found.add(name)
      const { dependencies = {}, optionalDependencies = {} } = JSON.parse(text)
      await visit(Object.keys({ ...dependencies, ...optionalDependencies }))
    }
  }
}
