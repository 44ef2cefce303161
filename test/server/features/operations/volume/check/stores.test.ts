import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { checkStores } from '../../../../../../server/features/operations/volume/check/stores.ts'
import { filesIn, usedVolume } from '../volume-of-a-site.ts'

const test = suite('check of the stores')

test('of a volume that is well nothing is said, and nothing is changed', async () => {
  const volume = await usedVolume()
  const before = await filesIn(volume.dataDir)
  assert.equal(await checkStores(volume), { damaged: [] })
  assert.equal(await filesIn(volume.dataDir), before)
})

test('a store without which the site does not start is a fault', async () => {
  for (const name of ['admin-users.json', 'contact-details.json', 'session-keys.json']) {
    const volume = await usedVolume()
    await writeFile(join(volume.dataDir, name), '{"version":1,"da')
    const { fault, damaged } = await checkStores(volume)
    assert.match(fault ?? '', join(volume.dataDir, name))
    assert.equal(damaged, [])
  }
})

test('a file of the last release that the next start takes over is read, and left as it is', async () => {
  const volume = await usedVolume()
  const file = join(volume.dataDir, 'slot-details.json')
  await rm(join(volume.dataDir, 'products.json'))
  const [good, bad] = ['{"version":1,"data":{}}', '{"version":1,"da']
  for (const text of [good, bad]) {
    await writeFile(file, text)
    const before = await filesIn(volume.dataDir)
    const { fault, damaged } = await checkStores(volume)
    if (text === good) assert.is(fault, undefined)
    else assert.match(fault ?? '', `${file} cannot be used`)
    assert.equal(damaged, [])
    assert.equal(await filesIn(volume.dataDir), before)
  }
})

test('a store that the next start sets aside is named and left where it is', async () => {
  const volume = await usedVolume()
  const file = join(volume.dataDir, 'sessions.json')
  await writeFile(file, '{"version":1,"da')
  const { fault, damaged } = await checkStores(volume)
  assert.is(fault, undefined)
  assert.match(damaged.join(), `${file} is damaged`)
  assert.is((await filesIn(volume.dataDir))['sessions.json'], '{"version":1,"da')
})

test.run()
