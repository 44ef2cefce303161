import { connect } from 'node:net'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { notFound } from '../../../server/base/errors.ts'
import { askOverControlSocket, serveControlSocket } from '../../../server/storage/control-socket.ts'
import { lockFolder } from '../../../server/storage/folder-lock.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const test = suite('control socket')

async function open() {
  const folder = await temporaryFolder()
  const lock = await lockFolder(folder)
  const hangUp = serveControlSocket(lock, {
    echo: async details => details,
    nothing: async () => undefined,
    refuse: async () => {
      throw notFound('There is no such thing.')
    },
    never: () => new Promise(() => undefined),
  })
  const close = () => {
    hangUp()
    return lock.release()
  }
  return { folder, close }
}

test('an operation is passed to its handler and the result returned', async () => {
  const { folder, close } = await open()
  const details = { text: 'two\nlines, ÄÖÜ' }
  assert.equal(await askOverControlSocket(folder, 'echo', details), { result: details })
  assert.equal(await askOverControlSocket(folder, 'nothing'), { result: null })
  assert.equal(await askOverControlSocket(folder, 'refuse'), { error: 'There is no such thing.' })
  const unknown = { error: 'The running release does not know "constructor".' }
  assert.equal(await askOverControlSocket(folder, 'constructor'), unknown)
  await close()
  assert.is(await askOverControlSocket(folder, 'echo'), undefined)
})

test('an invalid request gets an error or is closed, and the next one is served', async () => {
  const { folder } = await open()
  const say = (text: string) =>
    new Promise<string>(resolve => {
      let answer = ''
      const connection = connect(join(folder, 'lock.sock'), () => connection.write(text))
      connection.on('data', data => {
        answer += data
      })
      connection.on('error', () => undefined).on('close', () => resolve(answer))
    })
  assert.match(await say('no json\n'), /^{"error":"SyntaxError/)
  assert.match(await say('{"operation":7}\n'), /^{"error":"/)
  assert.is(await say('x'.repeat(100_000)), '')
  assert.equal(await askOverControlSocket(folder, 'echo', 1), { result: 1 })
})

test('closing ends open requests', async () => {
  const { folder, close } = await open()
  const asked = askOverControlSocket(folder, 'never').catch(error => error.message)
  await askOverControlSocket(folder, 'nothing')
  await close()
  assert.is(await asked, 'The site stopped before it answered.')
})

test.run()
