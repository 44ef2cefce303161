import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  migrateUploadFingerprints,
  tellsOfLostFiles,
} from '../../../../../server/features/media/upload/migrate-upload-fingerprints.ts'
import {
  openUploadFingerprints,
  sha256Of,
} from '../../../../../server/features/media/upload/upload-fingerprints.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const test = suite('fingerprints of uploads')

const source = { version: 'v1', sha256: 'a', kept: 'b', chosen: { id: 'c', bytes: 1 } }
const other = { version: 'v2', sha256: 'd' }

async function open() {
  const dataDir = await temporaryFolder()
  const late: unknown[] = []
  const again = () => openUploadFingerprints(dataDir, error => late.push(error))
  return { ...again(), again, late, folder: join(dataDir, 'media/sources'), dataDir }
}

test('are on the disk when they are put, one file for each slot', async () => {
  const { put, of, again, folder } = await open()
  await put('home/hero/a.jpg', source)
  await put('b.jpg', other)
  assert.equal(JSON.parse(await readFile(join(folder, 'home/hero/a.jpg.json'), 'utf8')), source)
  assert.equal(await of('b.jpg'), other)
  assert.equal(await again().of('home/hero/a.jpg'), source)
  assert.equal((await again().slotPaths()).sort(), ['b.jpg', 'home/hero/a.jpg'])
})

test('are removed with their file, and removing none is no failure', async () => {
  const { put, of, folder, late } = await open()
  await put('a.jpg', source)
  await put('a.jpg', undefined)
  await put('none.jpg', undefined)
  assert.is(await of('a.jpg'), undefined)
  assert.equal(await readdir(folder), [])
  assert.equal(late, [])
})

test('are read once when all are asked for, and up to date from then on', async () => {
  const { put, all, again } = await open()
  assert.equal([...(await all())], [])
  await put('a.jpg', source)
  await put('b.jpg', other)
  assert.equal(Object.fromEntries(await all()), { 'a.jpg': source, 'b.jpg': other })
  assert.is(await all(), await all())
  await put('a.jpg', undefined)
  assert.equal([...(await all()).keys()], ['b.jpg'])
  assert.equal([...(await again().all())], [['b.jpg', other]])
})

test('that are damaged are unknown, but their slots have a record', async () => {
  const { put, of, all, slotPaths, folder } = await open()
  await put('a.jpg', source)
  await writeFile(join(folder, 'a.jpg.json'), '{"version":')
  await writeFile(join(folder, 'b.jpg.json'), '{"version":"v1","sha256":"a","more":1}')
  await writeFile(join(folder, '.c.jpg.json'), JSON.stringify(source))
  await writeFile(join(folder, 'd.jpg.txt'), JSON.stringify(source))
  assert.equal([await of('a.jpg'), await of('b.jpg')], [undefined, undefined])
  assert.equal([...(await all())], [])
  assert.equal((await slotPaths()).sort(), ['a.jpg', 'b.jpg'])
})

test('that cannot be written are known meanwhile, and written with the next one', async () => {
  const { put, of, again, late, dataDir } = await open()
  await writeFile(join(dataDir, 'media'), 'in the way')
  await put('a.jpg', source)
  assert.is(late.length, 1)
  assert.equal(await of('a.jpg'), source)
  assert.is(await again().of('a.jpg'), undefined)
  await put('a.jpg', other)
  assert.equal([late.length, await of('a.jpg')], [2, other])
  await rm(join(dataDir, 'media'))
  await put('b.jpg', source)
  assert.is(late.length, 2)
  assert.equal(await again().of('a.jpg'), other)
  assert.equal(await again().of('b.jpg'), source)
})

test('are no folders, whatever their names', async () => {
  const { all, folder } = await open()
  await mkdir(join(folder, 'a.jpg.json'), { recursive: true })
  assert.equal([...(await all())], [])
})

test('of a file is its SHA-256', async () => {
  const file = join(await temporaryFolder(), 'a')
  await writeFile(file, 'abc')
  assert.is(
    await sha256Of(file),
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})

const ofMigration = suite('migration of upload fingerprints')

const print = { sha256: 'a'.repeat(64), size: 1, version: '1' }

ofMigration('records of removed files go once, later and unreadable ones stay', async () => {
  const dataDir = await temporaryFolder()
  const prints = openUploadFingerprints(dataDir)
  for (const path of ['a/1.jpg', 'a/2.jpg', 'a/3.jpg']) await prints.put(path, print as never)
  const library = {
    file: (path: string) => (path === 'a/1.jpg' ? {} : undefined),
    isUnreadable: (path: string) => path === 'a/3.jpg',
  } as never
  assert.is(await tellsOfLostFiles(dataDir), false)
  await migrateUploadFingerprints(dataDir, library, prints)
  assert.is(await tellsOfLostFiles(dataDir), true, 'as soon as it has ended')
  assert.equal([...(await prints.slotPaths())].sort(), ['a/1.jpg', 'a/3.jpg'])
  await prints.put('a/2.jpg', print as never)
  await migrateUploadFingerprints(dataDir, library, prints)
  assert.equal([...(await prints.slotPaths())].sort(), ['a/1.jpg', 'a/2.jpg', 'a/3.jpg'])
})

test.run()
ofMigration.run()
