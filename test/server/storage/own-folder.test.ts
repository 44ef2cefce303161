import { chmod, mkdir, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { makeOwnFolder } from '../../../server/storage/own-folder.ts'
import { unwritableReason } from '../../../server/storage/unwritable-reason.ts'
import { ownerOf } from '../../support/owner.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const test = suite('folder of a setting (makeOwnFolder)')

const faultOf = (folder: string) => makeOwnFolder('BACKUP_DIR', folder).catch(error => error)

test('is created with its parents, or used as it is', async () => {
  const folder = await temporaryFolder()
  await makeOwnFolder('DATA_DIR', join(folder, 'a', 'b'))
  assert.is((await stat(join(folder, 'a', 'b'))).mode & 0o777, 0o700)
  assert.is((await stat(join(folder, 'a'))).mode & 0o777, 0o777 & ~process.umask())
  await symlink(join(folder, 'a'), join(folder, 'linked'))
  await makeOwnFolder('DATA_DIR', join(folder, 'linked', 'b'))
})

test('a file in its path is named, at its end or above it', async () => {
  const file = join(await temporaryFolder(), 'file')
  await writeFile(file, '')
  for (const folder of [file, join(file, 'x', 'y')]) {
    const { name, message } = await faultOf(folder)
    assert.is(name, 'StartError')
    assert.is(
      message,
      'BACKUP_DIR takes a folder that can be written: ' +
        `a file stands in the way of ${folder}. Move it, or choose another.`,
    )
  }
})

test('an impossible path fails without a loop', async () => {
  const { message } = await faultOf('/proc/showyard/data')
  assert.match(message, /^BACKUP_DIR takes a folder that can be written: ENOENT.+\/proc\/showyard/)
})

/** An unprivileged user, where this process may switch to one. */
const other = process.getuid?.() === 0 ? 1000 : undefined

for (const [variable, isMissing] of [
  ['DATA_DIR', false],
  ['UPLOADS_DIR', false],
  ['UPLOADS_DIR', true],
  ['BACKUP_DIR', false],
] as const) {
  test(`${variable} of another user${isMissing ? ', missing,' : ''} stops the start with a command`, async () => {
    const folder = await temporaryFolder()
    await chmod(folder, 0o777)
    const mine = join(folder, 'mine')
    await mkdir(mine, { mode: 0o555 })
    const named = isMissing ? join(mine, 'uploads') : mine
    const user = other ?? process.getuid?.()
    const { code, out, errors } = await ownerOf(folder, { [variable]: named }, other)(['serve'])
    assert.equal([code, out], [1, ''])
    const doing = isMissing ? 'make' : 'write'
    const cure = `${isMissing ? `mkdir -p ${named} && ` : ''}chown -R ${user}:`
    assert.ok(
      errors.startsWith(
        `${variable} takes a folder that can be written: ` +
          `the site runs as user ${user}, who may not ${doing} ${named}. As root: ${cure}`,
      ),
      errors,
    )
    assert.is(errors.split('\n').length, 2)
  })
}

const ofFaults = suite('why a folder cannot be written')

const why = (code: string, syscall = 'access') =>
  unwritableReason(Object.assign(new Error(`${code}: message`), { code, syscall }), '/srv/data')

ofFaults('what the disk is like is said in words', () => {
  assert.is(why('EROFS'), '/srv/data lies on a disk that is mounted read-only.')
  assert.is(why('ENOSPC', 'mkdir'), '/srv/data cannot be made, because the disk is full.')
  assert.is(why('ENOTDIR'), 'a file stands in the way of /srv/data. Move it, or choose another.')
})

ofFaults('what is forbidden comes with the command that allows it', () => {
  const [user, group] = [process.getuid?.(), process.getgid?.()]
  for (const code of ['EACCES', 'EPERM']) {
    assert.is(
      why(code),
      `the site runs as user ${user}, who may not write /srv/data. ` +
        `As root: chown -R ${user}:${group} /srv/data`,
    )
    assert.is(
      why(code, 'mkdir'),
      `the site runs as user ${user}, who may not make /srv/data. ` +
        `As root: mkdir -p /srv/data && chown -R ${user}:${group} /srv/data`,
    )
  }
})

ofFaults('any other fault is said as the system says it', () => {
  assert.is(why('EIO'), 'EIO: message.')
})

test.run()
ofFaults.run()
