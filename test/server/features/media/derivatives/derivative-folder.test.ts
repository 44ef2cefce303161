import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  openDerivativeFolder,
  statDerivative,
} from '../../../../../server/features/media/derivatives/derivative-folder.ts'
import { filesBelow } from '../../../../support/files-below.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const test = suite('files of smaller pictures')

const photo = { absolute: '/photo', size: 5, version: 'v1', width: 700 }

async function open(...files: string[]) {
  const folder = await temporaryFolder()
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), file)
  }
  async function left(): Promise<string[]> {
    const found: string[] = []
    for await (const file of filesBelow(folder)) found.push(relative(folder, file))
    return found.sort()
  }
  return { ...openDerivativeFolder(folder), folder, left }
}

test('are expected up to the first width that holds the photo, in both formats', async () => {
  const { expected, folder } = await open()
  const all = expected('home/a.jpg', photo)
  assert.equal(
    all.map(({ width, format }) => `${width}.${format}`),
    [320, 480, 640, 960].flatMap(width => [`${width}.avif`, `${width}.webp`]),
  )
  assert.is(all[0]?.file, join(folder, 'home/a.jpg/v1/320.avif'))
  assert.equal(expected('home/a.jpg', { ...photo, width: undefined }).length, 0)
})

test('of other versions go, and unfinished ones of this version', async () => {
  const { tidy, left } = await open(
    ...['a.jpg/v1/320.avif', 'a.jpg/v1/320.webp', 'a.jpg/v1/320.avif.77', 'a.jpg/v1/x.webp'],
    ...['a.jpg/v2/320.avif', 'b.jpg/v2/320.avif'],
  )
  await tidy('a.jpg', 'v1')
  assert.equal(await left(), ['a.jpg/v1/320.avif', 'a.jpg/v1/320.webp', 'b.jpg/v2/320.avif'])
  await tidy('none.jpg', 'v1')
})

test('of one slot go as a whole, or belong to a new folder', async () => {
  const { remove, createFolder, folder, left } = await open('home/a.jpg/v1/1.avif', 'home/b/1.avif')
  await remove('home/a.jpg')
  await remove('home/a.jpg')
  assert.equal(await left(), ['home/b/1.avif'])
  await createFolder('home/a.jpg', 'v2')
  assert.equal(await readdir(join(folder, 'home/a.jpg')), ['v2'])
})

test('of no slot go, with folders above them that no slot has', async () => {
  const { removeOthers, left, folder } = await open(
    ...['home/a.jpg/v1/1.avif', 'home/gone.jpg/v1/1.avif', 'home/hero/b.jpg/v1/1.avif'],
    ...['old/c.jpg/v1/1.avif', 'left-over', 'home/hero/left-over'],
  )
  await removeOthers(['home/a.jpg', 'home/hero/b.jpg', 'new/d.jpg'])
  assert.equal(await left(), ['home/a.jpg/v1/1.avif', 'home/hero/b.jpg/v1/1.avif'])
  assert.equal((await readdir(folder)).sort(), ['home'])
  await removeOthers([])
  assert.equal(await readdir(folder), [])
})

test('that are empty, links or folders count as missing', async () => {
  const { folder } = await open('320.avif', 'folder.avif/x')
  await writeFile(join(folder, 'empty.avif'), '')
  await symlink(join(folder, '320.avif'), join(folder, 'link.avif'))
  const look = (name: string, photoWidth = 700) =>
    statDerivative({ file: join(folder, name), width: 320, format: 'avif' }, photoWidth)
  for (const name of ['none.avif', 'empty.avif', 'link.avif', 'folder.avif']) {
    assert.is(await look(name), undefined, name)
  }
  const found = await look('320.avif')
  assert.equal([found?.size, found?.width, found?.format], [8, 320, 'avif'])
  assert.is((await look('320.avif', 300))?.width, 300)
})

test.run()
