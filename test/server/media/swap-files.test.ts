import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { swapFiles } from '../../../server/media/swap-files.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const test = suite('files of slots that change places')

async function open(...files: string[]) {
  const uploadsDir = await temporaryFolder()
  const at = (path: string) => join(uploadsDir, path)
  for (const file of files) {
    await mkdir(dirname(at(file)), { recursive: true })
    await writeFile(at(file), file)
  }
  const read = (...paths: string[]) =>
    Promise.all(paths.map(path => readFile(at(path), 'utf8').catch(() => undefined)))
  return { uploadsDir, at, read, incoming: () => readdir(at('.incoming')) }
}

test('are exchanged pair by pair, and nothing is left aside', async () => {
  const { uploadsDir, read, incoming, at } = await open('a/1.mp4', 'a/1.jpg', 'b/2.mp4', 'b/2.jpg')
  await swapFiles(
    [
      ['a/1.mp4', 'b/2.mp4'],
      ['a/1.jpg', 'b/2.jpg'],
    ],
    uploadsDir,
  )
  assert.equal(await read('a/1.mp4', 'b/2.mp4', 'a/1.jpg', 'b/2.jpg'), [
    ...['b/2.mp4', 'a/1.mp4', 'b/2.jpg', 'a/1.jpg'],
  ])
  assert.equal(await incoming(), [])
  assert.is((await stat(at('.incoming'))).mode & 0o777, 0o700)
})

test('move where the other place is empty, either way, into new folders too', async () => {
  const { uploadsDir, read } = await open('a/1.jpg')
  await swapFiles([['a/1.jpg', 'new/2.jpg']], uploadsDir)
  assert.equal(await read('a/1.jpg', 'new/2.jpg'), [undefined, 'a/1.jpg'])
  await swapFiles([['a/1.jpg', 'new/2.jpg']], uploadsDir)
  assert.equal(await read('a/1.jpg', 'new/2.jpg'), ['a/1.jpg', undefined])
  await swapFiles([['a/3.jpg', 'a/4.jpg']], uploadsDir)
  assert.equal((await readdir(join(uploadsDir, 'a'))).sort(), ['1.jpg'])
})

test('are all where they were if one cannot move', async () => {
  const { uploadsDir, at, read, incoming } = await open(
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
  assert.equal(await read('a/1.mp4', 'b/2.mp4', 'a/1.jpg', 'b/2.jpg/x'), [
    ...['a/1.mp4', 'b/2.mp4', 'a/1.jpg', 'b/2.jpg/x'],
  ])
  assert.equal(await incoming(), [])
  await rm(at('b'), { recursive: true })
  await writeFile(at('b'), 'in the way')
  const refused = await swapFiles([['a/1.mp4', 'b/2.mp4']], uploadsDir).catch(reason => reason)
  assert.match(String(refused), 'is not a folder')
  assert.equal(await read('a/1.mp4'), ['a/1.mp4'])
})

test.run()
