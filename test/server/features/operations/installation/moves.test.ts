import { mkdir, readdir } from 'node:fs/promises'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { moveToShared } from '../../../../../server/features/operations/installation/move-to-shared.ts'
import { moveToVolume } from '../../../../../server/features/operations/installation/move-to-volume.ts'
import { messageOf } from '../../../../support/message-of.ts'
import { until } from '../../../../support/until.ts'
import { wireDatabase } from '../../../../support/wire-database.ts'
import { store } from '../../../scale/objects/store-of-tests.ts'
import { emptyVolume, filesIn, put } from '../volume/volume-of-a-site.ts'
import { siteOnVolume } from './site-on-volume.ts'

const test = suite('a move that is refused')

/** A database in which a site may be taken, and which has one or none. */
async function engines({ isTaken = true, hasSite = false } = {}) {
  const database = await wireDatabase({
    answer(text) {
      if (text.includes('has_schema_privilege')) return [{ may: true }]
      if (text.includes('pg_try_advisory_xact_lock')) return [{ taken: isTaken }]
      return text.includes('select exists') ? [{ found: hasSite }] : undefined
    },
  })
  const { bucket, asked } = await store((_, response) => response.end('<ListBucketResult/>'))
  return { database, asked, shared: { database: database.url, objects: bucket } }
}

test('from a database without a site leaves the volume as it is, and no line open', async () => {
  const { database, shared } = await engines()
  const to = await emptyVolume()
  for (const folder of Object.values(to)) await mkdir(folder)
  assert.is(
    await messageOf(moveToVolume({ from: shared, to, replace: false })),
    'There is no site in the database.',
  )
  assert.equal([await filesIn(to.dataDir), await readdir(to.uploadsDir)], [{}, []])
  await until('the end of its lines', () => database.lines.size === 0)
})

test('of a site that runs says so', async () => {
  const { shared } = await engines({ isTaken: false })
  const running = 'The site in this database is running, or another command works on it.'
  const to = await emptyVolume()
  assert.match(await messageOf(moveToVolume({ from: shared, to, replace: false })), running)
  const from = await siteOnVolume()
  assert.match(await messageOf(moveToShared({ from, to: shared, replace: true })), running)
})

test('onto a database that has another site changes nothing, and puts no file', async () => {
  const { shared, asked, database } = await engines({ hasSite: true })
  const from = await siteOnVolume()
  assert.match(
    await messageOf(moveToShared({ from, to: shared, replace: false })),
    'There is a site in the database already. Nothing was changed.',
  )
  assert.not(asked.some(({ method }) => method === 'PUT'))
  assert.not(database.asked.some(text => text.startsWith('insert')))
})

test('of a volume on which another release ran last, or that is damaged, asks nothing', async () => {
  const { shared, database } = await engines()
  const from = await siteOnVolume()
  await put(from.dataDir, 'menu.json', '{"version":1,')
  const move = () => messageOf(moveToShared({ from, to: shared, replace: false }))
  assert.match(await move(), 'menu.json')
  await put(from.dataDir, 'release.json', '{"release":"0.0.1"}')
  assert.match(await move(), /has not run on this volume yet\. Start the site there once/)
  assert.equal(database.asked, [])
})

test.run()
