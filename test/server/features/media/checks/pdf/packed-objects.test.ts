import * as assert from 'uvu/assert'
import { suite } from '#test'
import { bytesOf } from '../../../../../../server/features/media/checks/pdf/bytes.ts'
import {
  createContentGuard,
  createObjectGuard,
} from '../../../../../../server/features/media/checks/pdf/forbidden.ts'
import { createStreamGuard } from '../../../../../../server/features/media/checks/pdf/nested-stream.ts'
import { createObjects } from '../../../../../../server/features/media/checks/pdf/objects.ts'
import {
  checkPackedObjects,
  mayHoldObjects,
  namesOf,
} from '../../../../../../server/features/media/checks/pdf/packed-objects.ts'
import { partsOf, type Stream } from '../../../../../../server/features/media/checks/pdf/parts.ts'
import { messageOf } from './message-of.ts'

const test = suite('objects packed in a PDF')

function streamIn(text: string) {
  const bytes = bytesOf(Buffer.from(text, 'latin1'))
  const stream = [...partsOf(bytes)].find((part): part is Stream => part.kind === 'stream')
  assert.ok(stream)
  return { bytes, stream }
}

function mayHold(dictionary: string): boolean {
  const { bytes, stream } = streamIn(`1 0 obj<<${dictionary}>>stream\nendstream`)
  return mayHoldObjects(namesOf(bytes, stream))
}

/** The answer to a stream, from after its keyword to before its end. */
async function answerTo(entries: string, content: string): Promise<string> {
  const { bytes, stream } = streamIn(`1 0 obj<<${entries}>>stream${content}endstream`)
  return checkPackedObjects(bytes, [stream], createObjects(bytes)).then(() => 'accepted', String)
}

const script = '/S/JavaScript'

test('a stream may hold some where its own entries tell of their number, place or type', () => {
  for (const entries of ['/N 1', '/First 5', '/Type/ObjStm']) assert.ok(mayHold(entries), entries)
  for (const entries of ['', '/Length 5', '/Type/XObject', '/A<</N 1>>', '/A[/First]']) {
    assert.not(mayHold(entries), entries)
  }
})

test('a dictionary of more than 1 MB is refused', () => {
  const brackets = '<<>>'.length
  const spaces = (count: number) => ' '.repeat(count - brackets)
  const megabyte = 1024 * 1024
  assert.is(mayHold(spaces(megabyte)), false)
  assert.match(messageOf(() => mayHold(spaces(megabyte + 1))) ?? '', 'damaged')
})

test('a stream of a type or first place for them is searched, whatever it begins with', async () => {
  for (const entries of ['/Type/ObjStm', '/First 5']) {
    assert.match(await answerTo(`${entries}/Length 14`, `\nx${script}\n`), 'holds a script')
    assert.is(await answerTo(`${entries}/Length 6`, '\nx/GoTo\n'), 'accepted')
  }
})

test('a stream with only their number is searched where it begins with two numbers', async () => {
  const objects = ['5 0 ', '  \0\n5 0', '5%', '%', '+5 -0', '5.0 .0', '5-0', '5.+0', '5  %']
  for (const begin of objects) {
    const content = `${begin}${script}`
    const answer = await answerTo(`/N 1/Length ${content.length}`, `\n${content}`)
    assert.match(answer, 'holds a script', begin)
  }
  for (const begin of ['acsp', '5', '5 ', '5 x', 'x 5 0', '(5 0', '5x0']) {
    assert.is(await answerTo('/N 1/Length 1', `\n${begin}${script}`), 'accepted', begin)
  }
})

test('a stream that is empty but for white space has the length that it tells', async () => {
  assert.is(await answerTo('/N 1/Length 2', '\n \0\n'), 'accepted')
  assert.match(await answerTo('/N 1/Length 9', '\n \0\n'), 'damaged')
})

test('it begins behind a line end', async () => {
  for (const lineEnd of ['\n', '\r', '\r\n']) {
    assert.is(await answerTo('/Type/ObjStm/Length 3', `${lineEnd}5 0`), 'accepted')
  }
  assert.match(await answerTo('/Type/ObjStm/Length 3', ' 5 0'), 'damaged')
})

test('up to 64 bytes of white space follow its length', async () => {
  const behind = (gap: string) => answerTo('/Type/ObjStm/Length 3', `\n5 0${gap}`)
  assert.is(await behind(''), 'accepted')
  assert.is(await behind(' '.repeat(64)), 'accepted')
  assert.match(await behind(' '.repeat(65)), 'damaged')
  assert.match(await behind(' x '), 'damaged')
  assert.match(await answerTo('/Type/ObjStm/Length 4', '\n5 0'), 'damaged')
})

test('a stream among them is refused', async () => {
  assert.match(await answerTo('/Type/ObjStm/Length 15', '\n5 0 <<>>stream('), 'damaged')
  assert.match(await answerTo('/Type/ObjStm/Length 14', '\n5 0 <<>>stream'), 'damaged')
  assert.is(await answerTo('/Type/ObjStm/Length 15', '\n5 0 <<>>streams'), 'accepted')
})

test('all streams are checked', async () => {
  const answer = (...names: string[]) => {
    const streams = names.map(
      name => `1 0 obj<</Type/ObjStm/Length 8>>stream\n5 0 /${name}endstream `,
    )
    const bytes = bytesOf(Buffer.from(streams.join('')))
    const all = [...partsOf(bytes)].filter((part): part is Stream => part.kind === 'stream')
    return checkPackedObjects(bytes, all, createObjects(bytes)).then(() => 'accepted', String)
  }
  assert.is(await answer('Go.', 'Url', 'Pag'), 'accepted')
  assert.match(await answer('Go.', 'Url', 'JS '), 'holds a script')
  assert.match(await answer('JS ', 'Url', 'Pag'), 'holds a script')
})

const ofNames = suite('names that a PDF may not contain')

const within = (create: typeof createObjectGuard) => (text: string) =>
  messageOf(() => {
    const guard = create()
    guard.read(Buffer.from(text))
    guard.end()
  })
const inObjects = within(createObjectGuard)
const inContent = within(createContentGuard)

ofNames('an object may name no script, program or file', () => {
  for (const name of ['JavaScript', 'JS', 'Launch', 'EmbeddedFile', 'EmbeddedFiles']) {
    assert.match(inObjects(`<</A/${name}>>`) ?? '', 'holds a script', name)
  }
  assert.match(inObjects('<</Encrypt 1 0 R>>') ?? '', 'protected by a password')
  assert.is(inObjects('<</S/GoTo/Rendition/Launcher/Encrypted>>'), undefined)
})

ofNames('the bytes of a stream may spell no whole action, and no file', () => {
  for (const action of ['JavaScript', 'Launch', 'Rendition']) {
    assert.match(inContent(`/S/${action}`) ?? '', 'holds a script', action)
    assert.match(inContent(`/S /X /${action}`) ?? '', 'holds a script', action)
    assert.is(inContent(`/${action} /S`), undefined, action)
  }
  assert.match(inContent('/EmbeddedFile') ?? '', 'holds a script')
  assert.match(inContent('/EmbeddedFiles') ?? '', 'holds a script')
  assert.is(inContent('/S /JS /Encrypt /GoTo'), undefined)
})

const nested = suite('streams among packed objects')

function isRefused(text: string, size = text.length): boolean {
  const bytes = Buffer.from(text, 'latin1')
  const message = messageOf(() => {
    const guard = createStreamGuard()
    for (let at = 0; at < bytes.length; at += size) guard.read(bytes.subarray(at, at + size))
    guard.end()
  })
  return message !== undefined
}

nested('one is refused after a dictionary, wherever the pieces end', () => {
  for (const text of ['<<>>stream\n', '<<>> \n stream(', '<<>>%a\rstream ', '<<>>stream']) {
    for (let size = 1; size <= text.length; size++) assert.ok(isRefused(text, size), text)
  }
})

nested('the word elsewhere is accepted', () => {
  const texts = ['stream ', '<<>>/stream ', '<<>> a stream ', '<<>>streams ', '<<>>strea']
  const others = ['<<>>sstream ', '<<>>strstream ']
  for (const text of [...texts, ...others]) {
    assert.not(isRefused(text), text)
  }
})

test.run()
ofNames.run()
nested.run()
