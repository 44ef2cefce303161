import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { joinCluster } from '../../../server/scale/join.ts'
import { readableLog } from '../../support/log-lines.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { until } from '../../support/until.ts'
import { wireDatabase } from '../../support/wire-database.ts'
import { type Answer, answerError, store } from './objects/store-of-tests.ts'

const test = suite('joining the processes of a site')

/** A database and a bucket that answers so, and a build with one asset. */
async function engines(answer: Answer) {
  const database = await wireDatabase({
    answer(text) {
      if (text.includes('has_schema_privilege')) return [{ may: true }]
      if (text.includes('lock_shared')) return [{ shared: true }]
      return text.includes('pg_try_advisory_lock') ? [{ taken: true }] : undefined
    },
  })
  const { asked, bucket } = await store(answer)
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'a-1.js'), 'asset')
  const { log, lines } = readableLog()
  return {
    database,
    asked,
    lines,
    joined: () => joinCluster({ database: database.url, objects: bucket }, folder, log),
  }
}

test('a process that has joined has put its assets, can lead, and leaves no line when it ends', async () => {
  const { database, asked, lines, joined } = await engines((_, response) =>
    response.end('<ListBucketResult/>'),
  )
  const { cluster } = await joined()
  assert.ok(asked.some(({ method, url }) => method === 'PUT' && url === '/site/assets/a-1.js'))
  assert.match(database.asked.join('\n'), 'delete from work_claims where until <')
  assert.match(cluster.node, /^[\w-]{8}$/)
  await until('the lead', () => cluster.leader.isLeader)
  assert.equal(await cluster.engineFaults(), { postgresql: undefined, s3: undefined })
  await cluster.close()
  await until('the end of its lines', () => database.lines.size === 0)
  assert.equal(
    lines.map(({ msg, node }) => [msg, node]),
    [
      ['this process leads', cluster.node],
      ['this process leads no longer', cluster.node],
    ],
  )
})

test('a process whose bucket is wrong opens no line to the database for good', async () => {
  const { database, joined } = await engines((_, response) =>
    answerError(response, 404, 'NoSuchBucket'),
  )
  const fault = await joined().catch((error: Error) => error)
  assert.ok(fault instanceof Error && fault.name === 'StartError')
  await until('the end of its lines', () => database.lines.size === 0)
})

test('a process that cannot put its assets leaves again', async () => {
  const { database, joined } = await engines((request, response) =>
    request.method === 'PUT'
      ? answerError(response, 403, 'AccessDenied')
      : response.end('<ListBucketResult/>'),
  )
  const fault = await joined().catch((error: Error) => error)
  assert.instance(fault, Error)
  await until('the end of its lines', () => database.lines.size === 0)
})

test.run()
