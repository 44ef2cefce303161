import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { putObject, SWEPT } from '../../../../../server/features/media/shared/put-object.ts'
import { newVersion } from '../../../../../server/features/media/shared/slot-file.ts'
import { keyOf } from '../../../../../server/scale/objects/file-object.ts'
import type { Sql } from '../../../../../server/storage/postgres/sql.ts'
import { memoryDatabase } from '../../../../support/memory-database/memory-database.ts'
import { memoryObjects } from '../../../../support/memory-objects.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { refusal } from '../open-media.ts'

const test = suite('bytes that are put into the bucket')

const sha256 = 'a'.repeat(64)
const file = { sha256, bytes: 5, version: newVersion(5) }

async function open() {
  const source = join(await temporaryFolder(), 'photo')
  await writeFile(source, 'photo')
  const objects = memoryObjects()
  const database = memoryDatabase()
  const { sql } = database.connect()
  const mark = (isDone: boolean, minutesAgo = 0) =>
    database.tables.swept.set(sha256, { sweptAt: Date.now() - minutesAgo * 60_000, isDone })
  const put = <R>(use: (isSure: (tx: Sql) => Promise<boolean>) => Promise<R | typeof SWEPT>) =>
    putObject({ file, source, objects, sql, use })
  return { objects, sql, mark, put, swept: () => database.tables.swept }
}

test('are there before they are named, and are put once', async () => {
  const { objects, sql, put } = await open()
  for (let i = 0; i < 2; i += 1) {
    const named = await put(async isSure => {
      assert.is(`${objects.stored.get(keyOf(file))?.bytes}`, 'photo')
      return isSure(sql)
    })
    assert.is(named, true)
  }
  assert.is(objects.calls.put, 1)
})

test('are put over an object of another size', async () => {
  const { objects, put } = await open()
  await objects.put(keyOf(file), Buffer.from('phot'))
  await put(async () => 'named')
  assert.is(`${objects.stored.get(keyOf(file))?.bytes}`, 'photo')
})

test('are unusable once the sweep has marked them, and are put again', async () => {
  const { objects, sql, mark, put } = await open()
  const isNamed: boolean[] = []
  const named = await put(async isSure => {
    if (isNamed.length === 0) {
      mark(true)
      objects.stored.clear()
    }
    isNamed.push(await isSure(sql))
    return isNamed.at(-1) ? 'named' : SWEPT
  })
  assert.is(named, 'named')
  assert.equal(isNamed, [false, true])
  assert.is(objects.calls.put, 2)
})

test('wait for a sweep that is removing them, but not for one that was killed', async () => {
  const { objects, mark, put, swept } = await open()
  mark(false)
  let isNamed = false
  const putting = put(async () => {
    isNamed = true
  })
  await new Promise(resolve => setTimeout(resolve, 20))
  assert.equal([objects.calls.put, isNamed], [0, false])
  mark(true)
  await putting
  assert.is(isNamed, true)
  swept().clear()
  mark(false, 11)
  await put(async () => 'named')
})

test('are given up with 503 after fifty tries', async () => {
  const { put } = await open()
  let tries = 0
  const { status, message } = await refusal(
    put(async () => {
      tries += 1
      return SWEPT
    }),
  )
  assert.equal([status, tries], [503, 50])
  assert.match(message, 'could not be saved')
})

test.run()
