import * as assert from 'uvu/assert'
import { suite } from '#test'
import { whyNotWritable } from '../../../server/store/why-not-writable.ts'

const test = suite('why a folder cannot be written')

const why = (code: string, syscall = 'access') =>
  whyNotWritable(Object.assign(new Error(`${code}: message`), { code, syscall }), '/srv/data')

test('what the disk is like is said in words', () => {
  assert.is(why('EROFS'), '/srv/data lies on a disk that is mounted read-only.')
  assert.is(why('ENOSPC', 'mkdir'), '/srv/data cannot be made, because the disk is full.')
  assert.is(why('ENOTDIR'), 'a file stands in the way of /srv/data. Move it, or choose another.')
})

test('what is forbidden comes with the command that allows it', () => {
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

test('any other fault is said as the system says it', () => {
  assert.is(why('EIO'), 'EIO: message.')
})

test.run()
