import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { widthsFor } from '../../../web/base/picture-widths.ts'
import { api } from '../../../web/base/routes.ts'
import { administrator } from '../../support/administrator.ts'
import { startCeph } from '../../support/ceph.ts'
import { inquiry } from '../../support/inquiry.ts'
import { overheardLine } from '../../support/overheard-line.ts'
import { startPostgres } from '../../support/postgres.ts'
import { publicPages } from '../../support/public-pages.ts'
import { picture } from '../../support/samples.ts'
import { severalServers } from '../../support/several-servers.ts'
import { CARD } from '../../support/site-load.ts'
import { until } from '../../support/until.ts'

const test = suite('processes of one site behind nginx')

const postgres = use(startPostgres())
const ceph = use(startCeph())

/** Both engines behind lines that are overheard, and what every process is told of them. */
async function engines() {
  const [database, bucket] = [
    new URL(await (await postgres).newDatabase()),
    new URL(await (await ceph).newBucket()),
  ]
  const lines = {
    database: await overheardLine(database.host),
    bucket: await overheardLine(bucket.host),
  }
  const through = (url: URL, port: number) => {
    const other = new URL(url)
    other.host = `127.0.0.1:${port}`
    return other.href
  }
  return {
    ...lines,
    shared: {
      DATABASE_URL: through(database, lines.database.port),
      S3_URL: through(bucket, lines.bucket.port),
      CONTACT_LIMIT: 'off',
      CONTACT_LIMIT_TOTAL: 'off',
    },
  }
}

/** Statements but those with which a process looks for what it was not told, and claims its jobs. */
const statementsIn = (heard: string) =>
  (heard.match(/\b(select|insert|update|delete|begin|listen)\b[^\0]*/gi) ?? []).filter(
    text => !/^select (name, version from store_heads|1)|work_claims/i.test(text),
  )

/** Of the uploaded photo, in pixels. */
const WIDTH = 800
/** AVIF and WebP. */
const FORMATS = 2

test('answer pages without a query and without a request to the bucket', async () => {
  const { database, bucket, shared } = await engines()
  const { url, servers } = await severalServers(2, shared)
  const admin = await administrator(url)
  await admin.upload(CARD, await picture('jpeg', WIDTH, 600))
  // Made beside all else: the bucket is silent once they are there.
  let stored = ''
  await until('the smaller pictures are in the bucket', () => {
    stored += bucket.heard()
    return stored.match(/PUT \S+\/derivatives\/\S+/g)?.length === widthsFor(WIDTH).length * FORMATS
  })
  const paths = publicPages.map(({ path }) => path)
  const visit = async (path: string) => {
    const answer = await fetch(url + path)
    assert.is(answer.status, 200, path)
    return { text: await answer.text(), node: answer.headers.get('x-node') }
  }
  for (const { url } of servers) for (const path of paths) await (await fetch(url + path)).text()
  assert.match(database.heard(), /slot_files/, 'control: statements are heard')
  bucket.heard()
  const nodes = new Set<string | null>()
  for (let index = 0; index < 300; index += 1) {
    nodes.add((await visit(paths[index % paths.length] ?? '/')).node)
  }
  assert.is(nodes.size, 2, 'both answered')
  assert.equal(statementsIn(database.heard()), [])
  assert.is(bucket.heard(), '')
})

test('four have at once what one of them has stored', async () => {
  const { shared } = await engines()
  const { url, servers } = await severalServers(4, shared)
  const admin = await administrator(url)
  for (let index = 0; index < 12; index += 1) {
    const body = inquiry({ name: `Visitor ${index}` })
    const answer = await fetch(`${url}${api.contact}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    assert.is(answer.status, 201, await answer.text())
    for (const server of servers) {
      const { inquiries } = await admin.read<{ inquiries: { name: string }[] }>(
        api.inquiries,
        server.url,
      )
      assert.is(inquiries[0]?.name, body.name)
    }
  }
})

test.run()
