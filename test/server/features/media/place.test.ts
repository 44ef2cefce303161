import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { makeFolders, placeFile, removeFiles } from '../../../../server/features/media/place.ts'
import { swapFiles } from '../../../../server/features/media/swap-files.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const test = suite('files that come into slots and go')

const open = (...files: string[]) => openFiles('.incoming/new', ...files)

async function openFiles(...files: string[]) {
  const uploadsDir = await temporaryFolder()
  const at = (path: string) => join(uploadsDir, path)
  for (const file of files) {
    await mkdir(dirname(at(file)), { recursive: true })
    await writeFile(at(file), file)
  }
  const read = (path: string) => readFile(at(path), 'utf8').catch(() => undefined)
  const readAll = (...paths: string[]) => Promise.all(paths.map(read))
  return { uploadsDir, at, read, readAll, incoming: () => readdir(at('.incoming')) }
}

const codeOf = (task: Promise<unknown>) =>
  task.then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error.code ?? error.message,
  )

test('a file comes into its slot with the folders above it, over the former one', async () => {
  const { uploadsDir, at, read, incoming } = await open()
  await placeFile(at('.incoming/new'), uploadsDir, 'home/hero/a.jpg')
  assert.equal([await read('home/hero/a.jpg'), await incoming()], ['.incoming/new', []])
  await writeFile(at('.incoming/next'), 'next')
  await placeFile(at('.incoming/next'), uploadsDir, 'home/hero/a.jpg')
  assert.equal([await read('home/hero/a.jpg'), await incoming()], ['next', []])
  await writeFile(at('.incoming/next'), 'top')
  await placeFile(at('.incoming/next'), uploadsDir, 'a.jpg')
  assert.equal([await read('a.jpg'), await incoming()], ['top', []])
})

test('a slot is as before where its file cannot come', async () => {
  const { uploadsDir, at, read, incoming } = await open('a.jpg/in-the-way', 'home')
  assert.ok(await codeOf(placeFile(at('.incoming/new'), uploadsDir, 'a.jpg')))
  assert.is(await read('a.jpg/in-the-way'), 'a.jpg/in-the-way')
  assert.is(
    await codeOf(placeFile(at('.incoming/new'), uploadsDir, 'home/b.jpg')),
    `${at('home')} is not a folder`,
  )
  assert.is(await codeOf(placeFile(at('.incoming/none'), uploadsDir, 'new/c.jpg')), 'ENOENT')
  assert.equal(await incoming(), ['new'])
  assert.equal((await readdir(uploadsDir)).sort(), ['.incoming', 'a.jpg', 'home'])
})

test('folders are made level by level, through no file and no symlink', async () => {
  const { uploadsDir, at } = await open('file')
  await symlink(await temporaryFolder(), at('linked'))
  assert.is(await makeFolders(uploadsDir, 'a/b/c'), at('a/b/c'))
  assert.is(await makeFolders(uploadsDir, 'a/b'), at('a/b'))
  assert.is(await makeFolders(uploadsDir, '.'), uploadsDir)
  for (const name of ['file', 'linked']) {
    const error = await codeOf(makeFolders(uploadsDir, `${name}/inside`))
    assert.is(error, `${at(name)} is not a folder`)
  }
  assert.is(await codeOf(makeFolders(uploadsDir, `a/${'b'.repeat(300)}`)), 'ENAMETOOLONG')
})

test('the files that are there are removed, and named', async () => {
  const { uploadsDir, at, read, incoming } = await open('a/1.mp4', 'a/1.poster.jpg', 'a/2.mp4')
  const both = [at('a/1.mp4'), at('a/1.poster.jpg')]
  assert.equal(await removeFiles([...both, at('a/3.mp4')], uploadsDir), both)
  assert.equal(await readdir(at('a')), ['2.mp4'])
  assert.equal(await removeFiles(both, uploadsDir), [])
  assert.equal([await read('a/2.mp4'), await incoming()], ['a/2.mp4', ['new']])
})

test('nothing is removed through a symlink', async () => {
  const { uploadsDir, at } = await open()
  const outside = await temporaryFolder()
  await writeFile(join(outside, 'a.jpg'), 'theirs')
  await symlink(outside, at('linked'))
  await symlink(join(outside, 'a.jpg'), at('a.jpg'))
  assert.equal(await removeFiles([at('linked/a.jpg'), at('a.jpg')], uploadsDir), [])
  assert.equal(await readdir(outside), ['a.jpg'])
})

test('all files stay where they cannot be put aside', async () => {
  const { uploadsDir, at } = await open('a/1.mp4', 'a/1.poster.jpg')
  await rm(at('.incoming'), { recursive: true })
  await writeFile(at('.incoming'), 'in the way')
  assert.is(await codeOf(removeFiles([at('a/1.mp4'), at('a/1.poster.jpg')], uploadsDir)), 'EEXIST')
  assert.equal((await readdir(at('a'))).sort(), ['1.mp4', '1.poster.jpg'])
})

const swapping = suite('files of slots that change places')

swapping('are exchanged pair by pair, and nothing is left aside', async () => {
  const { uploadsDir, readAll, incoming, at } = await openFiles(
    'a/1.mp4',
    'a/1.jpg',
    'b/2.mp4',
    'b/2.jpg',
  )
  await swapFiles(
    [
      ['a/1.mp4', 'b/2.mp4'],
      ['a/1.jpg', 'b/2.jpg'],
    ],
    uploadsDir,
  )
  assert.equal(await readAll('a/1.mp4', 'b/2.mp4', 'a/1.jpg', 'b/2.jpg'), [
    ...['b/2.mp4', 'a/1.mp4', 'b/2.jpg', 'a/1.jpg'],
  ])
  assert.equal(await incoming(), [])
  assert.is((await stat(at('.incoming'))).mode & 0o777, 0o700)
})

swapping('move where the other place is empty, either way, into new folders too', async () => {
  const { uploadsDir, readAll } = await openFiles('a/1.jpg')
  await swapFiles([['a/1.jpg', 'new/2.jpg']], uploadsDir)
  assert.equal(await readAll('a/1.jpg', 'new/2.jpg'), [undefined, 'a/1.jpg'])
  await swapFiles([['a/1.jpg', 'new/2.jpg']], uploadsDir)
  assert.equal(await readAll('a/1.jpg', 'new/2.jpg'), ['a/1.jpg', undefined])
  await swapFiles([['a/3.jpg', 'a/4.jpg']], uploadsDir)
  assert.equal((await readdir(join(uploadsDir, 'a'))).sort(), ['1.jpg'])
})

swapping('are all where they were if one cannot move', async () => {
  const { uploadsDir, at, readAll, incoming } = await openFiles(
    'a/1.mp4',
    'b/2.mp4',
    'a/1.jpg',
    'b/2.jpg/x',
  )
  const error = await swapFiles(
    [
      ['a/1.mp4', 'b/2.mp4'],
      ['a/1.jpg', 'b/2.jpg'],
    ],
    uploadsDir,
  ).catch((reason: NodeJS.ErrnoException) => reason.code)
  assert.is(error, 'EISDIR')
  assert.equal(await readAll('a/1.mp4', 'b/2.mp4', 'a/1.jpg', 'b/2.jpg/x'), [
    ...['a/1.mp4', 'b/2.mp4', 'a/1.jpg', 'b/2.jpg/x'],
  ])
  assert.equal(await incoming(), [])
  await rm(at('b'), { recursive: true })
  await writeFile(at('b'), 'in the way')
  const refused = await swapFiles([['a/1.mp4', 'b/2.mp4']], uploadsDir).catch(reason => reason)
  assert.match(String(refused), 'is not a folder')
  assert.equal(await readAll('a/1.mp4'), ['a/1.mp4'])
})

test.run()
swapping.run()
