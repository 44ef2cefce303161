import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createStreamGuard } from '../../../../../server/media/checks/pdf/nested-stream.ts'
import { messageOf } from './message-of.ts'

const test = suite('streams among packed objects')

function isRefused(text: string, size = text.length): boolean {
  const bytes = Buffer.from(text, 'latin1')
  const message = messageOf(() => {
    const guard = createStreamGuard()
    for (let at = 0; at < bytes.length; at += size) guard.read(bytes.subarray(at, at + size))
    guard.end()
  })
  return message !== undefined
}

test('one is refused after a dictionary, wherever the pieces end', () => {
  for (const text of ['<<>>stream\n', '<<>> \n stream(', '<<>>%a\rstream ', '<<>>stream']) {
    for (let size = 1; size <= text.length; size++) assert.ok(isRefused(text, size), text)
  }
})

test('the word elsewhere is accepted', () => {
  for (const text of [
    'stream ',
    '<<>>/stream ',
    '<<>> a stream ',
    '<<>>streams ',
    '<<>>strea',
    '<<>>sstream ',
    '<<>>strstream ',
  ]) {
    assert.not(isRefused(text), text)
  }
})

test.run()
