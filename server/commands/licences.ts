/** `npm run licences` writes docs/licences.md from package-lock.json. */
import { readFile, writeFile } from 'node:fs/promises'

interface LockedPackage {
  version: string
  license?: string
  dev?: boolean
}

interface Lock {
  packages: Record<string, LockedPackage>
}

export const licencesFile = 'docs/licences.md'

/** What the lock file does not say: it stands in the packages themselves. */
const unsaid: Record<string, string> = { 'combine-errors': 'MIT', 'png-js': 'MIT' }

/** The document for a lock file: every package below each licence, those that we ship first. */
export function licencesOf(lock: Lock): string {
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '')
  const shipped = packages.filter(([, { dev }]) => !dev)
  const tools = packages.filter(([, { dev }]) => dev)
  return [
    '# Licences',
    '',
    'Showyard is under the MIT licence (`LICENSE`). These are the packages that it is made with, from',
    '`package-lock.json`, written by `npm run licences`.',
    '',
    '## In the running application',
    '',
    ...byLicence(shipped),
    '## For building and testing only',
    '',
    ...byLicence(tools),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
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
  await writeFile(licencesFile, licencesOf(lock))
  console.log(`Wrote ${licencesFile}.`)
}
