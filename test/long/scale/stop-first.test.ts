import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { builtServer } from '../../support/built-server.ts'
import { startCeph } from '../../support/ceph.ts'
import { earlierBuild } from '../../support/earlier-build.ts'
import { freePort } from '../../support/free-port.ts'
import { start } from '../../support/node-process.ts'
import { startPostgres } from '../../support/postgres.ts'
import { serverEnvironment } from '../../support/server-environment.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const test = suite('an update that the release before cannot follow')

const LAST = '0516b8e2c298ec37bfee1f12b503a7a29e02382b'

test('does not start beside its processes, and takes their pages over once they have stopped', async () => {
  const program = await earlierBuild(LAST)
  if (!program) return console.log(`The history has no ${LAST}: this is not tested.`)
  const [postgres, ceph] = await Promise.all([use(startPostgres()), use(startCeph())])
  const shared = { DATABASE_URL: await postgres.newDatabase(), S3_URL: await ceph.newBucket() }
  const older = use(await builtServer(await temporaryFolder(), shared, program))
  await older.start()
  const about = await (await fetch(`${older.url}/api/pages?path=/about`)).json()

  const folder = await temporaryFolder()
  await mkdir(join(folder, 'uploads'))
  const env = { ...serverEnvironment(folder, await freePort()), ...shared }
  const refused = await start(process.execPath, ['dist/server/main.js', 'serve'], env).ended
  assert.is(refused.code, 1)
  assert.match(refused.errors, 'Stop all its processes, then start this one')
  assert.is((await fetch(`${older.url}/about`)).status, 200)
  await older.end('SIGTERM')

  const [one, other] = await Promise.all(
    [0, 1].map(async () => use(await builtServer(await temporaryFolder(), shared))),
  )
  await Promise.all([one?.start(), other?.start()])
  for (const server of [one, other]) {
    const { page } = await (await fetch(`${server?.url}/api/pages?path=/about`)).json()
    assert.equal(page.title, about.page.title)
  }
})

test.run()
