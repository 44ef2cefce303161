import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { s3Url } from '../../../server/base/settings/s3-url.ts'
import { openSharedFiles } from '../../../server/features/media/shared/shared-files.ts'
import { sweepObjects } from '../../../server/features/media/shared/sweep.ts'
import { createManifest } from '../../../server/features/media/slots/slots.ts'
import { openS3 } from '../../../server/scale/objects/s3.ts'
import { openDatabase } from '../../../server/storage/postgres/database.ts'
import { startCeph } from '../../support/ceph.ts'
import { readableLog } from '../../support/log-lines.ts'
import { bundle, start } from '../../support/node-process.ts'
import { startPostgres } from '../../support/postgres.ts'
import { photoSlots } from '../../support/processes/placed-slots.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const test = suite('processes that are killed while they place files')

const postgres = use(startPostgres())
const ceph = use(startCeph())
const KILLS = 6

test('nothing acknowledged is lost, each row has its object, and the sweep removes the rest', async () => {
  const url = await (await postgres).newDatabase()
  const bucket = await (await ceph).newBucket()
  const program = await bundle('test/support/processes/placing.ts')
  const acknowledged: string[] = []

  async function killAgainAndAgain(name: string): Promise<void> {
    for (let kills = 0; kills < KILLS; kills += 1) {
      const args = [program, url, bucket, `${name}${kills}`, await temporaryFolder()]
      const { child, nextLine, ended } = start(process.execPath, args)
      use(() => void child.kill('SIGKILL'))
      assert.is(await nextLine(), 'open')
      acknowledged.push(await nextLine())
      const reading = (async () => {
        for (;;) acknowledged.push(await nextLine())
      })().catch(() => undefined)
      await pause(Math.random() * 1500)
      child.kill('SIGKILL')
      await Promise.all([ended, reading])
    }
  }
  await Promise.all(['a', 'b'].map(killAgainAndAgain))

  const database = await openDatabase(url)
  use(() => database.close())
  const objects = openS3(s3Url.parse(bucket))
  use(() => objects.close())
  const { log } = readableLog()
  const manifest = createManifest(photoSlots)
  const uploadsDir = await temporaryFolder()
  const options = { database, objects, uploadsDir, manifest, drawingsVersion: 'd1', log }
  const { library, bin } = await openSharedFiles(options)

  /** Each is fetched from the bucket and compared with its hash. */
  async function contents(): Promise<Set<string>> {
    const files: string[] = []
    for (const { path } of photoSlots) files.push((await library.local(path))?.absolute ?? '')
    for (const { id } of await bin.list()) files.push(await bin.fileOf(id, 0))
    const there = files.filter(file => file !== '')
    const texts = await Promise.all(there.map(file => readFile(file, 'utf8')))
    return new Set(texts.map(text => text.replace(/x*$/, '')))
  }

  const before = await contents()
  const lost = acknowledged.filter(content => !before.has(content))
  assert.equal(lost, [], `${lost.length} of ${acknowledged.length} acknowledged files are lost`)
  assert.ok(acknowledged.length > 2 * KILLS)
  const removed = await sweepObjects({ database, objects, clock: () => Date.now() + 7_200_000 })
  const left: string[] = []
  for await (const { key } of objects.list('files/')) left.push(key)
  assert.is(left.length, before.size, `${removed} were removed`)
  assert.equal(await contents(), before)
})

test.run()
