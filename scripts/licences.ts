/**
 * `npm run licences` writes docs/licences.md from package-lock.json and the list of bundled
 * packages.
 */
import { readFile, writeFile } from 'node:fs/promises'
import {
  BUNDLED_LIST,
  UNBUNDLED,
} from '../server/features/operations/archives/making/shipped-packages.ts'

interface LockedPackage {
  version: string
  license?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

interface Lock {
  packages: Record<string, LockedPackage>
}

export const licencesFile = 'docs/licences.md'

/** Licences missing in the lock file, from the packages themselves. */
const unsaid: Record<string, string> = { 'combine-errors': 'MIT', 'png-js': 'MIT' }

/**
 * The document for a lock file: the packages of each licence, shipped ones first.
 * @param bundled the paths of the packages in bundles and fonts
 */
export function licencesOf(lock: Lock, bundled: string[]): string {
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '')
  const shipped = new Set([...bundled, ...besideBundles(lock)])
  const isShipped = ([path]: [string, LockedPackage]) => shipped.has(path)
  return [
    '# Licences',
    '',
    'Showyard is under the MIT licence (`LICENSE`). These are the packages that it is made with, written',
    'by `npm run licences`. What is in the running application is what the build put into its bundles and',
    'fonts, and what lies beside them for any kind of machine; the terms of these are shipped with it, in',
    '`dist/THIRD-PARTY.txt`.',
    '',
    '## In the running application',
    '',
    ...byLicence(packages.filter(isShipped)),
    '## For building and testing only',
    '',
    ...byLicence(packages.filter(candidate => !isShipped(candidate))),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
}

/** Lists packages for every platform in the lock file; an installation has only its own. */
function besideBundles({ packages }: Lock): Set<string> {
  const paths = new Set<string>()
  const visit = (names: string[]) => {
    for (const path of names.map(name => `node_modules/${name}`)) {
      const locked = packages[path]
      if (!locked || paths.has(path)) continue
      paths.add(path)
      visit(Object.keys({ ...locked.dependencies, ...locked.optionalDependencies }))
    }
  }
  visit(UNBUNDLED)
  return paths
}

function byLicence(packages: [path: string, LockedPackage][]): string[] {
  const groups = new Map<string, Set<string>>()
  for (const [path, { version, license }] of packages) {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const licence = license ?? unsaid[name]
    if (!licence) throw new Error(`${name} names no licence: look it up and add it to "unsaid"`)
    groups.set(licence, (groups.get(licence) ?? new Set()).add(`${name} ${version}`))
  }
  return [...groups]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .flatMap(([licence, names]) => [
      `### ${licence}`,
      '',
      ...[...names].toSorted().map(name => `- ${name}`),
      '',
    ])
}

if (import.meta.filename === process.argv[1]) {
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8'))
  const bundled = JSON.parse(await readFile(BUNDLED_LIST, 'utf8'))
  await writeFile(licencesFile, licencesOf(lock, bundled))
  console.log(`Wrote ${licencesFile}.`)
}
