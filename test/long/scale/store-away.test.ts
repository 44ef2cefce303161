import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { copiesFolder } from '../../../server/features/media/shared/shared-files.ts'
import { slotDrawingUrl } from '../../../web/base/slot-drawing-url.ts'
import { startCeph } from '../../support/ceph.ts'
import { startPostgres } from '../../support/postgres.ts'
import { picture, sample } from '../../support/samples.ts'
import { startSite } from '../../support/site.ts'
import { until } from '../../support/until.ts'

const test = suite('a site whose bucket is away')

const postgres = use(startPostgres())
const ceph = use(startCeph())

const chair = (n: number) => `executive-furniture/chairs/products/image-${n}.jpg`
const film = 'prefab-units/hero/video-1.mp4'
const part = { headers: { range: 'bytes=1000-1999' } }

test('goes on with pages, drawings and what is on its disk, and says what it cannot do', async () => {
  const env = {
    DATABASE_URL: await (await postgres).newDatabase(),
    S3_URL: await (await ceph).newBucket(),
  }
  const [one, other] = [await startSite({ env }), await startSite({ env })]
  const shot = await picture('jpeg', 60, 40)
  assert.is((await one.upload(chair(2), shot)).status, 200)
  assert.is((await one.upload(film, await readFile(sample('clip-720p.mp4')))).status, 200)
  // Uploaded last: a process that shows it knows of the files before it.
  assert.is((await one.upload(chair(1), shot)).status, 200)
  const ask = (site: typeof one, path: string, init?: RequestInit) => fetch(site.url + path, init)
  // One photo is on the disk of both, by a visitor of the other.
  await until('the photo', async () => {
    const answer = await ask(other, `/uploads/${chair(1)}`)
    await answer.arrayBuffer()
    return answer.headers.get('content-type') === 'image/jpeg'
  })

  await (await ceph).kill()
  for (const site of [one, other]) {
    for (const path of ['/', '/services/furniture/chairs', '/contact']) {
      assert.is((await ask(site, path)).status, 200, path)
    }
    const drawing = await ask(site, `/uploads/${chair(5)}`)
    assert.is(drawing.headers.get('content-type'), 'image/svg+xml')
    assert.is((await ask(site, slotDrawingUrl(chair(1), 'any'))).status, 200)
    assert.is((await ask(site, `/uploads/${chair(1)}`)).status, 200)
    assert.is((await ask(site, `/uploads/${chair(1)}?w=320`)).status, 200)
  }
  assert.is((await ask(one, `/uploads/${film}`, part)).status, 206)
  // The other process may have copied files for catalogs and smaller pictures.
  const folder = join(other.uploadsDir, copiesFolder)
  for (const name of await readdir(folder)) await rm(join(folder, name))
  for (const asked of [ask(other, `/uploads/${chair(2)}`), ask(other, `/uploads/${film}`, part)]) {
    const answer = await asked
    assert.is(answer.status, 503)
    assert.is(answer.headers.get('retry-after'), '5')
    assert.not.match(answer.headers.get('cache-control') ?? '', 'max-age')
  }
  const refused = await one.upload(chair(3), shot)
  assert.is(refused.status, 503)
  assert.match(await refused.text(), /Try again in a minute/)
  const health = await ask(other, '/healthz')
  assert.equal(((await health.json()) as { engines: unknown }).engines, {
    postgresql: 'ok',
    s3: 'failing',
  })

  await (await ceph).start()
  await until('the upload', async () => (await one.upload(chair(3), shot)).status === 200)
  await until('the photo', async () => (await ask(other, `/uploads/${chair(3)}`)).status === 200)
  assert.is((await ask(other, `/uploads/${chair(2)}`)).status, 200)
  assert.is((await ask(other, `/uploads/${film}`, part)).status, 206)
})

test.run()
