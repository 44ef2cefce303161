import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { builtServer } from '../../support/built-server.ts'
import { startCeph } from '../../support/ceph.ts'
import { visit } from '../../support/http.ts'
import { ownerOf } from '../../support/owner.ts'
import { startPostgres } from '../../support/postgres.ts'
import { PASSWORD } from '../../support/site.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { until } from '../../support/until.ts'
import { newSharedSite } from './shared-site.ts'

const test = suite('commands of a site on several machines')

const postgres = use(await startPostgres())
const ceph = await startCeph()
use(() => ceph.stop())
const { env } = await newSharedSite(Promise.resolve(postgres), Promise.resolve(ceph))
const folder = await temporaryFolder()
const servers = [
  await builtServer(folder, env),
  await builtServer(await temporaryFolder(), env),
] as const
/** A machine on which no process of the site runs. */
const elsewhere = ownerOf(await temporaryFolder(), env)

async function signIn(at: 0 | 1, password: string) {
  const visitor = visit(servers[at].url)
  const { status } = await visitor('/api/admin/login', { json: { username: 'admin', password } })
  return { status, visitor }
}

test('where the database has no site, each says so', async () => {
  for (const args of [['reset-password', 'admin'], ['check'], ['content', 'check']]) {
    const { code, errors } = await elsewhere(args)
    assert.equal(
      [code, errors],
      [1, 'There is no site in this database. Start one, or correct the name in DATABASE_URL.\n'],
    )
  }
})

test('a password that is reset on a third machine counts at all processes at once', async () => {
  await servers[0].start()
  await servers[1].start()
  const { status, visitor } = await signIn(0, PASSWORD)
  assert.is(status, 200)
  const { code, out, errors } = await elsewhere(['reset-password', 'admin'])
  assert.equal([code, errors], [0, ''])
  const password = /new password: (\S{23})$/m.exec(out)?.[1] ?? ''
  assert.is((await visitor('/api/admin/me')).status, 401)
  assert.is((await signIn(1, PASSWORD)).status, 401)
  assert.is((await signIn(1, password)).status, 200)
  const stdin = await elsewhere(['reset-password', 'admin', '--stdin'], `${PASSWORD}\n`)
  assert.is(stdin.code, 0, stdin.errors)
})

test('beside a running process a command is carried out by it', async () => {
  const beside = ownerOf(folder, env)
  const { code, errors } = await beside(['disable-second-factor', 'admin'])
  assert.equal([code, errors], [0, ''])
  const { lines } = servers[0]
  await until('its line of the log', () => lines.some(({ event }) => event === 'second-factor-off'))
})

test('all pages and products are written to a file on the machine of the command, and checked', async () => {
  const file = join(await temporaryFolder(), 'pages.json')
  const written = await elsewhere(['content', 'export', file])
  assert.equal([written.code, written.errors], [0, ''])
  assert.match(written.out, /^Wrote \d+ pages, \d+ products and 0 former addresses/)
  const tried = await elsewhere(['content', 'import', file, '--dry-run'])
  assert.equal([tried.code, tried.errors], [0, ''])
})

test('what is for a volume says why it does nothing', async () => {
  for (const args of [['rescan'], ['seed-demo']]) {
    const { code, errors } = await elsewhere(args)
    assert.is(code, 1)
    assert.match(errors, /^The files of this site are in its bucket.*\.\n$/)
  }
})

test('check reads what the processes share, while they run', async () => {
  const { code, out, errors } = await elsewhere(['check'])
  assert.equal([code, errors], [0, ''])
  assert.match(out, 'Stores: all can be read')
  assert.match(out, 'No fault was found')
})

test('a database that is away is a sentence without the password', async () => {
  const url = new URL(env.DATABASE_URL)
  url.port = '1'
  url.password = 'a-secret'
  const away = ownerOf(await temporaryFolder(), { ...env, DATABASE_URL: url.href })
  const { code, errors } = await away(['reset-password', 'admin'])
  assert.is(code, 1)
  assert.match(errors, /^DATABASE_URL: no PostgreSQL server answers at 127.0.0.1:1 /)
  assert.not.match(errors, 'a-secret')
})

test.run()
