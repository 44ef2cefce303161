import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { checkUploads } from '../../../server/features/operations/installation/shared/check-uploads.ts'
import { openDatabase } from '../../../server/storage/postgres/database.ts'
import { otherPhoto, photo } from '../../server/features/media/open-media.ts'
import { startPostgres } from '../../support/postgres.ts'
import { sharedFilesIn } from '../../support/shared-files.ts'

const test = suite('check of the files of several processes')

const server = use(startPostgres())

async function opened() {
  const database = await openDatabase(await (await server).newDatabase())
  use(() => database.close())
  const { objects, bin, put } = await sharedFilesIn(database)
  await put(photo.path, 'first')
  await put(photo.path, 'second')
  await put(otherPhoto.path, 'second')
  return { bin, objects, check: () => checkUploads({ database, objects }) }
}

test('a sound site has what its rows name', async () => {
  const { check } = await opened()
  assert.equal(await check(), {
    ...{ files: 2, bytes: 12, entriesInBin: 1, bytesInBin: 5, right: 2 },
    problems: [],
  })
})

test('objects that are missing or damaged are named with their places', async () => {
  const { check, objects } = await opened()
  for (const [key, object] of objects.stored) {
    if (`${object.bytes}` === 'first') objects.stored.delete(key)
    else object.bytes = Buffer.from('faked!')
  }
  const { right, problems } = await check()
  assert.is(right, 0)
  assert.is(problems.length, 2)
  assert.match(problems.join('\n'), /card-[12]\.jpg has other bytes than were uploaded/)
  assert.match(problems.join('\n'), /bin\/.*\/0 is missing in the bucket/)
})

test('what is deleted for good while it is checked is no fault', async () => {
  const { check, objects, bin } = await opened()
  const { get } = objects
  objects.get = async (key, range) => {
    const [entry] = await bin.list()
    if (entry) await bin.remove(entry.id)
    if (`${objects.stored.get(key)?.bytes}` === 'first') objects.stored.delete(key)
    return get(key, range)
  }
  assert.equal((await check()).problems, [])
})

test.run()
