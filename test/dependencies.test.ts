import { readFile } from 'node:fs/promises'
import { build } from 'esbuild'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { licencesFile, licencesOf } from '../scripts/licences.ts'
import {
  BUNDLED_LIST,
  UNBUNDLED,
} from '../server/features/operations/archives/making/shipped-packages.ts'

const test = suite('dependencies')

interface Locked {
  version: string
  resolved?: string
  integrity?: string
  hasInstallScript?: boolean
}

const lock = JSON.parse(await readFile('package-lock.json', 'utf8'))
const bundled: string[] = JSON.parse(await readFile(BUNDLED_LIST, 'utf8'))
const settings = JSON.parse(await readFile('package.json', 'utf8'))
const packages = (Object.entries(lock.packages) as [string, Locked][])
  .filter(([path]) => path !== '')
  .map(([path, locked]) => ({ ...locked, name: nameOf(path) }))

/** The first versions without a fault that would matter here. */
const floors: Record<string, string> = {
  koa: '3.1.2',
  '@koa/router': '15.0.0',
  sharp: '0.35.4',
  formidable: '3.5.4',
  'path-to-regexp': '8.4.0',
}

for (const [name, floor] of Object.entries(floors)) {
  test(`every installed ${name} is ${floor} or later`, () => {
    const found = packages.filter(each => each.name === name)
    assert.ok(found.length > 0, `${name} is not there any more: take it off the list`)
    for (const { version } of found) assert.ok(isAtLeast(version, floor), version)
  })
}

test('control: isAtLeast distinguishes earlier from later versions', () => {
  assert.ok(isAtLeast('3.10.0', '3.9.1'))
  assert.not(isAtLeast('3.1.1', '3.1.2'))
  assert.not(isAtLeast('15.0.0-rc.1', '15.0.0'))
})

test('every package in the lock file has a checksum, and none a registry URL', () => {
  for (const { name, integrity, resolved } of packages) {
    assert.match(integrity ?? '', /^sha512-/, name)
    assert.is(resolved, undefined, name)
  }
})

test('only the packages in allowScripts have install scripts', () => {
  const running = packages.filter(({ hasInstallScript }) => hasInstallScript)
  const named = Object.keys(settings.allowScripts)
  assert.equal(new Set(running.map(({ name }) => name)), new Set(named))
})

test('every version in package.json is exact', () => {
  const wanted: Record<string, string> = { ...settings.dependencies, ...settings.devDependencies }
  for (const [name, version] of Object.entries(wanted))
    assert.match(version, /^\d+\.\d+\.\d+$/, name)
})

test('the list of licences matches the lock file and the bundles', async () => {
  const list = licencesOf(lock, bundled)
  assert.fixture(await readFile(licencesFile, 'utf8'), list, 'npm run licences')
})

test('bundled packages are not development dependencies', () => {
  assert.ok(bundled.length > 100)
  assert.equal(
    bundled.filter(path => lock.packages[path]?.dev !== undefined),
    [],
  )
})

test('the build imports dependencies only', async () => {
  const imported = await importedBy('build.ts')
  assert.ok(imported.includes('esbuild') && imported.includes('subset-font'), imported.join())
  assert.equal(
    imported.filter(name => !settings.dependencies[name]),
    [],
  )
})

test('every dependency is bundled, unbundled or used by the build', async () => {
  const used = [...(await importedBy('build.ts')), ...bundled.map(nameOf), ...UNBUNDLED, 'tsx']
  assert.match(settings.scripts.build, /^tsx /)
  assert.equal(
    Object.keys(settings.dependencies).filter(name => !used.includes(name) && !handsOn(name)),
    [],
  )
})

/** Whether a package only re-exports others, like radix-ui. */
function handsOn(name: string): boolean {
  const { dependencies = {} } = lock.packages[`node_modules/${name}`]
  return Object.keys(dependencies).some(each => bundled.includes(`node_modules/${each}`))
}

/** The packages that a program imports, directly or by other files of this repository. */
async function importedBy(program: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [program],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'nowhere',
    write: false,
    metafile: true,
  })
  const imports = Object.values(metafile.outputs).flatMap(output => output.imports)
  const names = imports
    .filter(({ path, external }) => external && !path.startsWith('node:'))
    .map(({ path }) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path)
  return [...new Set(names)].sort()
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 13)
}

/** A version before a release (`-rc.1`) is not yet that release. */
function isAtLeast(version: string, floor: string): boolean {
  const [figures = '', before] = version.split('-')
  const [have, want] = [figures, floor].map(text => text.split('.').map(Number))
  const at = [0, 1, 2].find(place => have?.[place] !== want?.[place])
  return at === undefined ? before === undefined : (have?.[at] ?? 0) > (want?.[at] ?? 0)
}

test.run()
