import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { builtServer } from '../../../../support/built-server.ts'
import { openMailbox } from '../../../../support/mailbox.ts'
import { bundle } from '../../../../support/node-process.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { until } from '../../../../support/until.ts'

const test = suite('notices of the nightly backup')

/** A server whose nights are short. */
async function serverOf(BACKUP_COMMAND: string) {
  const folder = await temporaryFolder()
  const backups = join(folder, 'backups')
  await mkdir(join(folder, 'uploads'))
  await mkdir(backups)
  const box = await openMailbox()
  const server = await builtServer(folder, {
    NODE_OPTIONS: `--import=${await bundle('test/support/processes/short-nights.ts')}`,
    BACKUP_DIR: backups,
    BACKUP_COMMAND,
    SMTP_URL: box.url,
    NOTIFY_TO: 'owner@example.com',
    TAKEN_ALONG: 'yes',
  })
  const has = (msg: string) => until(msg, () => server.lines.find(line => line.msg === msg))
  return { folder, backups, box, server, has }
}

test('BACKUP_COMMAND gets the archive, and no secret settings', async () => {
  const copies = await temporaryFolder()
  const command = `cp "$1" ${copies}/ && env > ${copies}/env && echo copied`
  const { backups, server, has } = await serverOf(command)
  await server.start()
  const { output } = await has('backup command done')
  assert.equal(output, ['copied'])
  const [name = ''] = await readdir(backups)
  const archive = await readFile(join(backups, name))
  assert.ok(archive.equals(await readFile(join(copies, name))))
  const env = await readFile(join(copies, 'env'), 'utf8')
  assert.match(env, /^TAKEN_ALONG=yes$/m)
  assert.not.match(env, /SMTP_URL|ADMIN_PASSWORD|BACKUP_COMMAND/)
})

test('a failed BACKUP_COMMAND keeps the archive and sends one mail', async () => {
  const { backups, box, server, has } = await serverOf('echo "quota of $HOME"; exit 9')
  await server.start()
  await box.has(1)
  await has('notice sent')
  const [{ raw } = { raw: '' }] = box.mails
  assert.match(raw, 'Subject: The nightly backup was not copied: BACKUP_COMMAND failed')
  assert.match(raw, 'It ended with 9')
  assert.match(raw, '> quota of ')
  assert.is((await readdir(backups)).length, 1)
  assert.is((await fetch(`${server.url}/healthz`)).status, 200)
  assert.is(box.mails.length, 1)
})

test('a failed backup sends one mail, and one after the next success', async () => {
  const { backups, box, server, has } = await serverOf('true')
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

test('BACKUP_COMMAND is killed when the site stops, which is no failure', async () => {
  const { folder, server, box } = await serverOf(
    'echo $$ > "$(dirname "$1")/../pid"; sleep 600 & wait',
  )
  await server.start()
  const pid = await until('it to run', () => readFile(join(folder, 'pid'), 'utf8').catch(() => ''))
  await server.end('SIGTERM')
  assert.throws(() => process.kill(Number(pid), 0), /ESRCH/)
  assert.equal(box.mails, [])
  const noted = await readFile(join(folder, 'data', 'notices.json'), 'utf8').catch(() => '')
  assert.not.match(noted, 'backup-command')
})

test.run()
