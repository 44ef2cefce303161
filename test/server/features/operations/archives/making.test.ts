import { execFileSync } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack as createPack } from 'tar-stream'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { dockerfileForBuilt } from '../../../../../server/features/operations/archives/making/dockerfile.ts'
import { packAll } from '../../../../../server/features/operations/archives/making/index.ts'
import { sumOf } from '../../../../../server/features/operations/archives/making/pack.ts'
import { verify } from '../../../../../server/features/operations/archives/making/verify.ts'
import { messageOf } from '../../../../support/message-of.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { contentsOf, project } from './project.ts'

const test = suite('packing the archives')

const SOURCES = [
  'Dockerfile',
  'LICENSE',
  'SHA256SUMS',
  'data/.gitignore',
  'package.json',
  'packages/.gitignore',
  'server/main.ts',
  'uploads/.gitignore',
  'web/site/app.tsx',
]
const inFolder = (name: string, paths: string[]) => paths.map(path => `showyard-${name}/${path}`)

test('the original contains the source tree without secrets, data or build output', async () => {
  const root = await project()
  await packAll(root, join(root, 'packages'))
  const contents = await contentsOf(join(root, 'packages/showyard-original.tar.gz'))
  assert.equal(Object.keys(contents).sort(), inFolder('original', SOURCES))
})

test('in a git checkout the original contains the tracked files only', async () => {
  const root = await project({ 'web/notes-of-mine.txt': 'private' })
  const git = (...words: string[]) => execFileSync('git', ['-C', root, ...words])
  git('init', '-q')
  const tracked = SOURCES.filter(path => path !== 'SHA256SUMS')
  git('add', '-f', ...tracked, 'data/admin-users.json')
  await packAll(root, join(root, 'packages'))
  const contents = await contentsOf(join(root, 'packages/showyard-original.tar.gz'))
  assert.equal(Object.keys(contents).sort(), inFolder('original', SOURCES))
})

test('an unpacked original can be packed again, to the same files', async () => {
  const root = await project()
  await packAll(root, join(root, 'packages'))
  const first = await contentsOf(join(root, 'packages/showyard-original.tar.gz'))
  const sources = Object.fromEntries(
    Object.entries(first).map(([path, text]) => [path.slice('showyard-original/'.length), text]),
  )
  const again = await project(sources)
  await packAll(again, join(again, 'packages'))
  assert.equal(await contentsOf(join(again, 'packages/showyard-original.tar.gz')), first)
})

test('the verified archive contains what runs, and a checksum of each file', async () => {
  const root = await project()
  await packAll(root, join(root, 'packages'))
  const contents = await contentsOf(join(root, 'packages/showyard-verified.tar.gz'))
  const paths = [
    'Dockerfile',
    'LICENSE',
    'SHA256SUMS',
    'dist/THIRD-PARTY.txt',
    'dist/assets/script.js',
    'dist/demo/clip.mp4',
    'dist/fonts/text.woff2',
    'dist/manifest.json',
    'dist/server/main.js',
    'dist/starter.json',
    'node_modules/@img/sharp-linux-x64/lib/sharp.node',
    'node_modules/@img/sharp-linux-x64/package.json',
    'node_modules/semver/package.json',
    'node_modules/sharp/package.json',
    'package.json',
    'packages/.gitignore',
  ]
  assert.equal(Object.keys(contents).sort(), inFolder('verified', paths))
  const sums = contents['showyard-verified/SHA256SUMS']?.trim().split('\n') ?? []
  assert.is(sums.length, paths.length - 1)
  assert.ok(sums.includes(`${sumOf(Buffer.from('script'))}  dist/assets/script.js`))
})

test('the Dockerfile of the verified archive copies its files and builds nothing', async () => {
  const text = dockerfileForBuilt(await readFile('Dockerfile', 'utf8'))
  assert.match(text, /^ARG NODE_IMAGE=/)
  assert.match(text, '\nCOPY dist dist\n')
  assert.match(text, '\nCOPY node_modules node_modules\n')
  assert.is(text.match(/^FROM /gm)?.length, 1)
  assert.not.match(text, /npm|--from/)
  assert.throws(
    () => dockerfileForBuilt('FROM a AS b\nFROM c\nCOPY --from=elsewhere /x x\n'),
    'must copy only from',
  )
})

test('archives.json and SHA256SUMS list the size, checksum and date of each archive', async () => {
  const root = await project()
  const folder = join(root, 'packages')
  const before = Date.now()
  const archives = await packAll(root, folder)
  assert.equal(JSON.parse(await readFile(join(folder, 'archives.json'), 'utf8')), archives)
  for (const { file, bytes, sha256, packedAt } of archives) {
    const packed = await readFile(join(folder, file))
    assert.equal([packed.length, sumOf(packed)], [bytes, sha256])
    assert.ok(before <= Date.parse(packedAt) && Date.parse(packedAt) <= Date.now())
    assert.match(await readFile(join(folder, 'SHA256SUMS'), 'utf8'), `${sha256}  ${file}\n`)
  }
  assert.equal((await readdir(folder)).sort(), [
    '.gitignore',
    'SHA256SUMS',
    'archives.json',
    'showyard-original.tar.gz',
    'showyard-verified.tar.gz',
  ])
})

test('without a build it fails with instructions and keeps earlier archives', async () => {
  const root = await project()
  const folder = join(root, 'packages')
  const [before] = await packAll(root, folder)
  await rm(join(root, 'dist'), { recursive: true })
  assert.match(await messageOf(packAll(root, folder)), 'run "npm run build" first')
  const packed = await readFile(join(folder, 'showyard-verified.tar.gz'))
  assert.is(sumOf(packed), before?.sha256)
})

/** A tar.gz with an arbitrary list of checksums. */
async function archive(files: Record<string, string>): Promise<string> {
  const file = join(await temporaryFolder(), 'a.tar.gz')
  const tar = createPack()
  for (const [path, text] of Object.entries(files)) tar.entry({ name: `folder/${path}` }, text)
  tar.finalize()
  await pipeline(tar, createGzip(), createWriteStream(file))
  return file
}

test('verify reports files that differ, are missing, or are not listed', async () => {
  const sum = sumOf(Buffer.from('right'))
  const listed = { SHA256SUMS: `${sum}  one.txt\n` }
  assert.is(await verify(await archive({ ...listed, 'one.txt': 'right' })), 1)
  assert.match(
    await messageOf(verify(await archive({ ...listed, 'one.txt': 'wrong' }))),
    'one.txt differs',
  )
  assert.match(await messageOf(verify(await archive(listed))), 'one.txt is missing')
  const more = { ...listed, 'one.txt': 'right', 'two.txt': 'right' }
  assert.match(await messageOf(verify(await archive(more))), 'two.txt differs')
  const cut = await archive({ ...listed, 'one.txt': 'right' })
  await writeFile(cut, (await readFile(cut)).subarray(0, 60))
  assert.is.not(await messageOf(verify(cut)), 'none')
})

test.run()
