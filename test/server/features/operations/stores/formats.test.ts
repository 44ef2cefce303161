import { readFile } from 'node:fs/promises'
import * as assert from 'uvu/assert'
import * as z from 'zod'
import { suite } from '#test'
import { createLog } from '../../../../../server/base/log.ts'
import { formats } from '../../../../../server/features/operations/stores/formats.ts'
import { openStores } from '../../../../../server/features/operations/stores/index.ts'
import { NOTE } from '../../../../../server/features/operations/stores/noted-formats.ts'
import { quickPasswords } from '../../../../support/api-server.ts'
import { memoryDatabase } from '../../../../support/memory-database/memory-database.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { RECORD, type Recorded, recordOf, unrecordedChanges } from './format-record.ts'

const test = suite('formats of stores')

const recorded = JSON.parse(await readFile(RECORD, 'utf8')) as Recorded

test('every change of one has raised its version, and is recorded', () => {
  assert.equal(unrecordedChanges(recorded, recordOf(formats)), [])
})

test('every store that a site opens has one', async () => {
  const server = memoryDatabase()
  const config = {
    dataDir: await temporaryFolder(),
    adminPassword: 'a password',
    sessionKeys: undefined,
  }
  const stores = await openStores(config, createLog({ logLevel: 'silent' }), {
    passwords: quickPasswords(),
    cluster: { database: server.connect() },
  })
  await stores.close()
  const opened = [...server.tables.heads.keys()].filter(name => name !== NOTE)
  assert.ok(opened.length > 15)
  assert.equal(
    opened.filter(name => !(name in formats)),
    [],
  )
})

test('control: a change that nothing says is named, with what to do', () => {
  const schema = z.strictObject({ title: z.string() })
  const before = recordOf({ menu: { version: 2, schema } })
  const saidOf = (now: Parameters<typeof recordOf>[0]) =>
    unrecordedChanges(before, recordOf(now)).join()
  const other = z.strictObject({ title: z.string(), note: z.string().optional() })
  assert.is(saidOf({ menu: { version: 2, schema } }), '')
  assert.match(saidOf({ menu: { version: 2, schema: other } }), 'Raise the version')
  assert.match(saidOf({ menu: { version: 3, schema: other } }), 'record it')
  assert.match(saidOf({ menu: { version: 1, schema } }), 'It only rises')
  assert.match(saidOf({}), 'Leave its name there')
  assert.match(
    saidOf({ menu: { version: 2, schema }, news: { version: 1, schema } }),
    '"news" is new',
  )
})

test.run()
