import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { api } from '../../../web/base/routes.ts'
import { administrator } from '../../support/administrator.ts'
import { anotherRelease } from '../../support/another-release.ts'
import { startCeph } from '../../support/ceph.ts'
import { startPostgres } from '../../support/postgres.ts'
import { picture } from '../../support/samples.ts'
import { severalServers } from '../../support/several-servers.ts'
import { loadSite } from '../../support/site-load.ts'
import { until } from '../../support/until.ts'

const test = suite('update of several processes, one after the other')

const postgres = use(startPostgres())
const ceph = use(startCeph())

test('fails no request under load, and loses no inquiry', async () => {
  const program = await anotherRelease()
  const shared = {
    DATABASE_URL: await (await postgres).newDatabase(),
    S3_URL: await (await ceph).newBucket(),
    CONTACT_LIMIT: 'off',
    CONTACT_LIMIT_TOTAL: 'off',
  }
  const { url, servers, add, retire } = await severalServers(2, shared)
  const admin = await administrator(url)
  const load = loadSite(url, admin, await picture('jpeg', 800, 600))
  const rounds = async (count: number) => {
    const before = load.acknowledged.length
    const isEnough = () => load.acknowledged.length > before + count
    await until('some rounds', () => isEnough() || load.failures.length > 0)
  }
  await rounds(6)
  for (const old of [...servers]) {
    await add({}, program)
    await rounds(6)
    await retire(old)
    await old.end('SIGTERM')
    await rounds(6)
  }
  await load.stop()
  assert.equal(load.failures.slice(0, 10), [])
  const { total } = await admin.read<{ total: number }>(api.inquiries)
  assert.is(total, load.acknowledged.length)
  assert.ok((load.counts.get('asset 200') ?? 0) > 0)
})

test.run()
