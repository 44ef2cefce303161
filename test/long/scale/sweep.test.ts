import { readFile } from 'node:fs/promises'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { openDatabase } from '../../../server/storage/postgres/database.ts'
import {
  describeSweep,
  type SweepPlace,
  toSweep,
} from '../../server/features/media/contract/sweep.ts'
import { photo } from '../../server/features/media/open-media.ts'
import { startPostgres } from '../../support/postgres.ts'

const test = suite('sweep of objects without a row')

const server = use(startPostgres())

async function newPlace(): Promise<SweepPlace> {
  const database = await openDatabase(await (await server).newDatabase())
  use(() => database.close())
  const { sql } = database
  return {
    database,
    unfinished: async () => (await sql`select 1 from swept_objects where not is_done`).length,
  }
}

describeSweep('PostgreSQL', newPlace)

test('bytes that are placed again while the sweep removes them stay', async () => {
  const { put, library, bin, sweep, objects } = await toSweep(await newPlace())
  for (let i = 0; i < 10; i += 1) {
    await put(photo.path, 'again')
    const removed = await library.remove(photo.path)
    await bin.remove(removed?.bin ?? '')
    let placing: Promise<unknown> = Promise.resolve()
    objects.beforeRemoval = async () => {
      placing = put(photo.path, 'again')
      // Until it has looked whether the object is there, as it seems.
      await new Promise(resolve => setTimeout(resolve, 20 * i))
    }
    assert.is(await sweep(), 1)
    await placing
    const { absolute = '' } = (await library.local(photo.path)) ?? {}
    assert.is(await readFile(absolute, 'utf8'), 'again')
    assert.is(objects.stored.size, 1, `the object is there, try ${i}`)
    await library.remove(photo.path)
    for (const { id } of await bin.list()) await bin.remove(id)
  }
})

test.run()
