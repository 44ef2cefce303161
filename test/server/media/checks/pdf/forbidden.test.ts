import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  createContentGuard,
  createObjectGuard,
} from '../../../../../server/media/checks/pdf/forbidden.ts'
import { messageOf } from './message-of.ts'

const test = suite('names that a PDF may not contain')

const within = (create: typeof createObjectGuard) => (text: string) =>
  messageOf(() => {
    const guard = create()
    guard.read(Buffer.from(text))
    guard.end()
  })
const inObjects = within(createObjectGuard)
const inContent = within(createContentGuard)

test('an object may name no script, program or file', () => {
  for (const name of ['JavaScript', 'JS', 'Launch', 'EmbeddedFile', 'EmbeddedFiles']) {
    assert.match(inObjects(`<</A/${name}>>`) ?? '', 'holds a script', name)
  }
  assert.match(inObjects('<</Encrypt 1 0 R>>') ?? '', 'protected by a password')
  assert.is(inObjects('<</S/GoTo/Rendition/Launcher/Encrypted>>'), undefined)
})

test('the bytes of a stream may spell no whole action, and no file', () => {
  for (const action of ['JavaScript', 'Launch', 'Rendition']) {
    assert.match(inContent(`/S/${action}`) ?? '', 'holds a script', action)
    assert.match(inContent(`/S /X /${action}`) ?? '', 'holds a script', action)
    assert.is(inContent(`/${action} /S`), undefined, action)
  }
  assert.match(inContent('/EmbeddedFile') ?? '', 'holds a script')
  assert.match(inContent('/EmbeddedFiles') ?? '', 'holds a script')
  assert.is(inContent('/S /JS /Encrypt /GoTo'), undefined)
})

test.run()
