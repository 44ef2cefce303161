import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { environmentWithoutSettings } from '../../../../../server/base/config.ts'
import { runBackupCommand } from '../../../../../server/features/operations/volume/backup-command.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { until } from '../../../../support/until.ts'

const test = suite('BACKUP_COMMAND')

const { signal } = new AbortController()
const archive = '/backups/of the site/showyard-2026-01-01.tar.gz'
const env = { PATH: '/usr/bin:/bin' }
const run = (command: string, more: Partial<Parameters<typeof runBackupCommand>[0]> = {}) =>
  runBackupCommand({ command, archive, env, signal, ...more })

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('gets the archive as "$1" and an empty standard input', async () => {
  assert.equal(await run('echo "$1" "$#"; cat; echo end >&2'), {
    problem: undefined,
    output: [`${archive} 1`, 'end'],
  })
})

test('reports the exit code and the last output lines without control codes', async () => {
  const { problem, output } = await run(
    'for n in $(seq 200); do echo "line $n"; done; printf "1%%\\r99%%\\033[31m red\\n"; exit 3',
  )
  assert.is(problem, 'It ended with 3')
  assert.equal(output.slice(-3), ['line 200', '1%', '99% red'])
  assert.is(output.length, 10)
  assert.equal((await run('kill -9 $$')).problem, 'It ended with SIGKILL')
  assert.match((await run('no-such-program "$1"')).output[0] ?? '', 'not found')
})

test('is killed with its child processes above the time limit', async () => {
  const file = join(await temporaryFolder(), 'pids')
  // Neither the shell nor its child reacts to SIGTERM.
  const command = `trap '' TERM; sh -c 'trap "" TERM; echo $$ >> ${file}; sleep 600' & echo $$ >> ${file}; wait; sleep 600`
  const { problem } = await run(command, { limit: 1000, grace: 100 })
  assert.is(problem, 'It was ended, since it took longer than 1 seconds')
  const pids = (await readFile(file, 'utf8')).trim().split('\n').map(Number)
  assert.is(pids.length, 2)
  await until('both to be gone', () => !pids.some(isAlive))
})

test('gets SIGTERM when the site stops', async () => {
  const file = join(await temporaryFolder(), 'log')
  const stopping = new AbortController()
  const command = `trap 'echo cleaned > ${file}; exit 1' TERM; echo begun > ${file}; sleep 600 & wait`
  const running = run(command, { signal: stopping.signal })
  await until('it to begin', async () => (await readFile(file, 'utf8').catch(() => '')) !== '')
  stopping.abort()
  assert.is((await running).problem, 'It was ended with the site')
  assert.is(await readFile(file, 'utf8'), 'cleaned\n')
})

test('gets the environment without our settings and their _FILE variants', async () => {
  const given = environmentWithoutSettings({
    ...env,
    RCLONE_CONFIG: '/config',
    HOME: '/home',
    SMTP_URL: 'smtps://site:secret@example.com',
    SESSION_KEYS: 'secret',
    ADMIN_PASSWORD: 'secret',
    METRICS_TOKEN_FILE: '/run/secrets/token',
    BACKUP_COMMAND: 'echo secret',
  })
  assert.equal(given, { ...env, RCLONE_CONFIG: '/config', HOME: '/home' })
})

test.run()
