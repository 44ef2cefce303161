import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { builtServer } from '../../support/built-server.ts'
import { openMailbox } from '../../support/mailbox.ts'
import { bundle } from '../../support/node-process.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { until } from '../../support/until.ts'

const test = suite('the owner and the nightly backup')

/** A server whose nights are short. */
async function serverOf() {
  const folder = await temporaryFolder()
  const backups = join(folder, 'backups')
  await mkdir(join(folder, 'uploads'))
  await mkdir(backups)
  const box = await openMailbox()
  const server = await builtServer(folder, {
    NODE_OPTIONS: `--import=${await bundle('test/support/processes/short-nights.ts')}`,
    BACKUP_DIR: backups,
    SMTP_URL: box.url,
    NOTIFY_TO: 'owner@example.com',
  })
  const has = (msg: string) => until(msg, () => server.lines.find(line => line.msg === msg))
  return { backups, box, server, has }
}

test('of a backup that fails the owner hears once, and when it is made again', async () => {
  const { backups, box, server, has } = await serverOf()
  await server.start()
  await has('nightly backup made')
  await rm(backups, { recursive: true })
  await writeFile(backups, 'no folder')
  await box.has(1)
  const [{ raw } = { raw: '' }] = box.mails
  assert.match(raw, 'Subject: The nightly backup failed')
  assert.match(raw, 'ENOTDIR')
  assert.match(raw, /The last good one began \d{4}-\d\d-\d\d \d\d:\d\d UTC\./)
  const failures = () => server.lines.filter(({ msg }) => msg === 'nightly backup failed').length
  await until('more nights', () => failures() > 3)
  assert.is(box.mails.length, 1)
  await rm(backups)
  await mkdir(backups)
  await box.has(2)
  assert.match(box.mails[1]?.raw ?? '', 'Subject: The nightly backup is made again')
})

test.run()
