import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { builtServer } from '../../support/built-server.ts'
import { startCeph } from '../../support/ceph.ts'
import { contactDetails } from '../../support/contact-details.ts'
import { visit } from '../../support/http.ts'
import { inquiry } from '../../support/inquiry.ts'
import { startPostgres } from '../../support/postgres.ts'
import { PASSWORD } from '../../support/site.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { until } from '../../support/until.ts'
import { newSharedSite } from './shared-site.ts'

const test = suite('a site whose database is away')

const postgres = use(await startPostgres())
const ceph = await startCeph()
use(() => ceph.stop())
const { env } = await newSharedSite(Promise.resolve(postgres), Promise.resolve(ceph))
const server = await builtServer(await temporaryFolder(), { ...env, LOGIN_LIMIT: '6/10m' })
const administrator = visit(server.url)
const visitor = visit(server.url)
const json = { username: 'admin', password: PASSWORD }

async function isRefused(answer: Response): Promise<void> {
  const { error } = (await answer.json()) as { error: string }
  assert.is(answer.status, 503, error)
  assert.is(answer.headers.get('retry-after'), '5')
  assert.match(error, /^[A-Z][^.]*\. [A-Z][^.]*\.$/)
  assert.not.match(error, /ECONN|127\.0\.0\.1|postgres/)
}

test('pages go on, also those that nobody has asked for before', async () => {
  await server.start()
  assert.is((await administrator('/api/admin/login', { json })).status, 200)
  const settings = { method: 'PUT', json: { ...contactDetails, takesInquiries: true } }
  assert.is((await administrator('/api/admin/contact-details', settings)).status, 200)
  assert.is((await visitor('/')).status, 200)
  postgres.kill()
  for (const path of ['/', '/contact', '/gallery', '/api/pages?path=/', '/sitemap.xml']) {
    assert.is((await visitor(path)).status, 200, path)
  }
  // An administrator, whose session cannot be read, gets the pages as well.
  assert.is((await administrator('/')).status, 200)
})

test('what is stored, and what needs a session, is refused with a sentence and when to come back', async () => {
  await isRefused(await visitor('/api/contact', { json: inquiry() }))
  await isRefused(await administrator('/api/admin/me'))
  await isRefused(
    await administrator('/api/admin/contact-details', { method: 'PUT', json: contactDetails }),
  )
})

test('sign-in is refused, and still has its limit', async () => {
  const statuses = []
  for (let i = 0; i < 9; i += 1) {
    statuses.push((await visitor('/api/admin/login', { json })).status)
  }
  assert.equal(new Set(statuses.slice(0, 5)), new Set([503]))
  assert.is(statuses.at(-1), 429)
})

test('its health says which engine is away, and that of the volume is well', async () => {
  const asked = async () => {
    const answer = await visitor('/healthz')
    return { status: answer.status, body: await answer.json() }
  }
  const away = await until('it to be noticed', async () => {
    const { status, body } = await asked()
    assert.is(status, 200, 'a proxy keeps it')
    return (body as { status: string }).status === 'degraded' && body
  })
  assert.equal(away, {
    status: 'degraded',
    problems: ['The database does not answer'],
    engines: { postgresql: 'failing', s3: 'ok' },
  })
  await postgres.start()
  await until(
    'it to be well',
    async () => ((await asked()).body as { status: string }).status === 'ok',
  )
  assert.equal((await asked()).body, { status: 'ok', engines: { postgresql: 'ok', s3: 'ok' } })
})

test('once it is back, the same session and inquiries go on', async () => {
  await until('the session', async () => (await administrator('/api/admin/me')).status === 200)
  const sent = await visitor('/api/contact', { json: inquiry() })
  assert.is(sent.status, 201)
})

test.run()
