import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import type { Command } from '../../../server/base/command.ts'
import { move } from '../../../server/commands/move.ts'
import { rescan } from '../../../server/commands/rescan.ts'
import { seedDemo } from '../../../server/commands/seed-demo.ts'
import { ensureSharedSite, withDatabase } from '../../../server/commands/shared-site.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { until } from '../../support/until.ts'
import { wireDatabase } from '../../support/wire-database.ts'

const test = suite('commands for a site on several machines')

const messageOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'none',
    error => error.message,
  )

/** What a command says that is refused with these settings. */
async function refusal(command: Command, args: string[], settings: Record<string, string>) {
  const before = { ...process.env }
  use(() => {
    for (const name of Object.keys(settings)) {
      if (before[name] === undefined) delete process.env[name]
      else process.env[name] = before[name]
    }
  })
  Object.assign(process.env, settings)
  return messageOf(command.run(args))
}

const shared = {
  DATABASE_URL: 'postgres://site:secret@127.0.0.1:1/shop',
  S3_URL: 's3://key:secret@127.0.0.1:1/site?tls=off',
}

/** A database that a command may use, with or without a site. */
const database = (hasSite: boolean) =>
  wireDatabase({
    answer(text) {
      if (text.includes('has_schema_privilege')) return [{ may: true }]
      if (text.includes('admin-users')) return hasSite ? [{ name: 'admin-users' }] : []
      return undefined
    },
  })

test('a database with a site is used, and closed again', async () => {
  const { url, lines } = await database(true)
  await ensureSharedSite({ database: url })
  await until('the end of its lines', () => lines.size === 0)
  const used = await withDatabase({ database: url }, async ({ database: { sql } }) => sql`select 7`)
  assert.equal(used, [])
  await until('the end of its lines', () => lines.size === 0)
})

test('a database without a site is refused', async () => {
  const { url, lines } = await database(false)
  assert.is(
    await messageOf(ensureSharedSite({ database: url })),
    'There is no site in this database. Start one, or correct the name in DATABASE_URL.',
  )
  await until('the end of its lines', () => lines.size === 0)
})

test('what works on the folders of a volume is refused', async () => {
  assert.match(await refusal(rescan, [], shared), 'no folder is looked through')
  assert.match(await refusal(seedDemo, [], shared), 'try demo files on a site that has a volume')
})

test('a share of places is above none, and at most all', async () => {
  for (const share of ['0', '-1', '100.1', 'x']) {
    assert.match(
      await refusal(seedDemo, [`--share=${share}`], shared),
      '--share takes a number above 0, at most 100.',
    )
  }
  assert.not.match(await refusal(seedDemo, ['--share', '100'], shared), 'at most 100')
})

test('a move says what it lacks', async () => {
  const none = { DATABASE_URL: '', S3_URL: '' }
  assert.match(await refusal(move, ['--to', 'database'], none), /^Set DATABASE_URL and S3_URL/)
  assert.match(await refusal(move, [], shared), 'Say where: --to database or --to volume.')
  const folder = await temporaryFolder()
  const volume = { DATA_DIR: join(folder, 'data'), UPLOADS_DIR: join(folder, 'uploads') }
  for (const one of Object.values(volume)) await mkdir(one)
  const settings = { ...shared, ...volume }
  assert.match(await refusal(move, ['--to', 'database'], settings), 'There is no site in')
  assert.match(await refusal(move, ['--to', 'volume'], settings), 'no PostgreSQL server answers')
})

test.run()
