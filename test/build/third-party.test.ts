import { readFile } from 'node:fs/promises'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  BUNDLED_LIST,
  unbundledPackages,
} from '../../server/features/operations/archives/making/shipped-packages.ts'

const test = suite('list of third-party packages in the build')

const bundled: string[] = JSON.parse(await readFile(BUNDLED_LIST, 'utf8'))
const beside = await unbundledPackages('.')
const text = await readFile('dist/THIRD-PARTY.txt', 'utf8')

test('contains the licence of each, of native libraries and of the font too', async () => {
  const parts = text.split(`\n${'='.repeat(80)}\n\n`).slice(1)
  const packages = [...new Set([...bundled, ...beside])].sort()
  assert.is(parts.length, packages.length)
  for (const [place, path] of packages.entries()) {
    const { name, version } = JSON.parse(await readFile(`${path}/package.json`, 'utf8'))
    const part = parts[place] ?? ''
    assert.ok(part.startsWith(`${name} ${version}\nLicence: `), part.slice(0, 80))
    assert.match(part, /\nFrom: \S/)
  }
  for (const [which, words] of [
    ['react', 'Permission is hereby granted'],
    ['tus-js-client', 'Permission is hereby granted'],
    ['@fontsource-variable/archivo', 'SIL OPEN FONT LICENSE'],
    ['libheif-js', 'GNU LESSER GENERAL PUBLIC LICENSE'],
    // Of the GPL, which the LGPL adds to.
    ['libheif-js', 'END OF TERMS AND CONDITIONS'],
    ['sharp', 'Apache License'],
    [beside.find(path => path.includes('sharp-libvips'))?.slice('node_modules/'.length), 'LGPLv3'],
  ] as const) {
    const part = parts.find(part => part.startsWith(`${which} `))
    assert.match(part ?? `no ${which}`, words)
  }
})

test('the unbundled packages are listed in a file that the Dockerfile copies by', async () => {
  const list = await readFile('dist/unbundled.txt', 'utf8')
  assert.equal(list.trim().split('\n'), beside)
  assert.ok(beside.includes('node_modules/sharp'))
  const dockerfile = await readFile('Dockerfile', 'utf8')
  assert.match(
    dockerfile,
    /xargs cp -r --parents --target-directory=\/modules < dist\/unbundled\.txt/,
  )
  assert.match(dockerfile, /^COPY package\.json LICENSE \.\/$/m)
})

test.run()
