import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { putAssets, removeOldAssets } from '../../../server/cluster/put-assets.ts'
import { day } from '../../../web/units.ts'
import { memoryObjects } from '../../support/memory-objects.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const test = suite('assets in the bucket')

const now = Date.parse('2026-11-26T10:00:00Z')

async function built(...names: string[]) {
  const folder = await temporaryFolder()
  for (const name of names) await writeFile(join(folder, name), name)
  return folder
}

test('are put in their compressed form alone, where there is one; other files are not', async () => {
  const objects = memoryObjects()
  const folder = await built('a.js', 'a.js.br', 'a.js.gz', 'b.css', 'notes.txt', 'notes.txt.br')
  await putAssets(folder, objects, now)
  assert.equal([...objects.stored.keys()].sort(), ['assets/a.js.br', 'assets/b.css'])
  assert.is(`${objects.stored.get('assets/a.js.br')?.bytes}`, 'a.js.br')
})

test('are put again a day after they were put', async () => {
  const objects = memoryObjects()
  const folder = await built('a.js', 'b.js')
  const store = (key: string, age: number) =>
    objects.stored.set(key, { bytes: Buffer.from('old'), storedAt: new Date(now - age) })
  store('assets/a.js', day - 1)
  store('assets/b.js', day)
  await putAssets(folder, objects, now)
  assert.is(`${objects.stored.get('assets/a.js')?.bytes}`, 'old')
  assert.is(`${objects.stored.get('assets/b.js')?.bytes}`, 'b.js')
})

test('are put eight at a time, and all of them', async () => {
  const objects = memoryObjects()
  const folder = await built(...Array.from({ length: 20 }, (_, at) => `${at}.js`))
  const { put } = objects
  let [underWay, most] = [0, 0]
  objects.put = async (key, body) => {
    underWay += 1
    most = Math.max(most, underWay)
    await put(key, body)
    underWay -= 1
  }
  await putAssets(folder, objects, now)
  assert.equal([most, underWay, objects.stored.size], [8, 0, 20])
})

test('that cannot be put are an error', async () => {
  const objects = memoryObjects()
  const folder = await built('a.js')
  objects.isAway = true
  assert.is(await putAssets(folder, objects, now).catch(({ status }) => status), 503)
})

test('go after thirty days, and nothing else does', async () => {
  const objects = memoryObjects()
  const store = (key: string, age: number) =>
    objects.stored.set(key, { bytes: Buffer.from(''), storedAt: new Date(now - age) })
  store('assets/old.js', 30 * day)
  store('assets/young.js', 30 * day - 1)
  store('files/old', 90 * day)
  await removeOldAssets(objects, now)
  assert.equal([...objects.stored.keys()], ['assets/young.js', 'files/old'])
})

test.run()
