import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { AppError } from '../../../../server/base/errors.ts'
import { checkPdf } from '../../../../server/features/media/checks/pdf.ts'
import { front, indexed, join as joined, stream } from '../../../support/pdf-file.ts'
import { sample } from '../../../support/samples.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { hidden, innocent, script, unclear } from './hidden-scripts.ts'
import { refusal } from './open-media.ts'

const test = suite('scripts and structure tricks in PDF files')

const folder = await temporaryFolder()

async function check(bytes: Uint8Array): Promise<string> {
  const file = join(folder, 'file.pdf')
  await writeFile(file, bytes)
  return checkPdf(file)
}

for (const [where, withAction] of Object.entries(hidden)) {
  test(`a script ${where} is rejected, a harmless action there is accepted`, async () => {
    const { status, message } = await refusal(check(withAction(script)))
    assert.is(status, 415)
    assert.match(message, /holds a script.*Print it to a new PDF/)
    await check(withAction(innocent))
  })
}

for (const [what, { file, control }] of Object.entries(unclear)) {
  test(`${what}: rejected, unlike the nearest valid file`, async () => {
    const { status, message } = await refusal(check(file))
    assert.is(status, 415)
    assert.match(message, /damaged or incomplete.*again|cannot be looked through.*Print it/)
    await check(control)
  })
}

test('an action in plain text inside an image is rejected', async () => {
  const withPicture = (content: string) =>
    indexed(joined(front, `5 0 obj\n${innocent}\nendobj\n`, stream('', content)), { 5: '5 0 obj' })
  for (const content of [
    script,
    '<</S %/X\n/L#61unch',
    '/S/Rendition/JS',
    '/EmbeddedFiles 1 0 R',
  ]) {
    assert.match((await refusal(check(withPicture(content)))).message, /holds a script/, content)
  }
  for (const content of ['/JS (x) /AA', 'a/b/Launch/c', '/JavaScripts /S', '/#4 #']) {
    await check(withPicture(content))
  }
})

test('a script whose name begins in one piece of the file and ends in the next is rejected', async () => {
  // After a stream, objects are looked through in pieces of so many bytes.
  const border = front.indexOf('endstream') + 256 * 1024
  const opening = '5 0 obj\n<<'
  const gap = ' '.repeat(border - 4 - front.length - opening.length)
  const withKey = (key: string) =>
    indexed(joined(front, opening, gap, `${key} 1>>\nendobj\n`), { 5: '5 0 obj' })
  assert.match((await refusal(check(withKey('/JavaScript')))).message, /holds a script/)
  await check(withKey('/JavaScripts'))
})

test('a name is distinguished from one with the same beginning', async () => {
  const withKey = (key: string) =>
    indexed(joined(front, `5 0 obj\n<<${key} 1>>\nendobj\n`), { 5: '5 0 obj' })
  for (const key of ['/JS', '/JS#20', '/#4aS', '/JS#', '/J#53#00x', '/Launch', '/EmbeddedFile']) {
    assert.match((await refusal(check(withKey(key)))).message, /holds a script/, key)
  }
  for (const key of ['/JSx', '/J', '/J#2353', '/JS.1', '/js', '/LaunchUrl', '/JavaScripts']) {
    await check(withKey(key))
  }
})

test('an encrypted PDF is rejected as such, though its object streams are unreadable', async () => {
  const packed = stream('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', 'not to be read')
  const places = { 5: [6, 0], 6: '6 0 obj' } as const
  const file = (more: string) => indexed(joined(front, packed), { ...places, 5: [6, 0] }, more)
  const { message } = await refusal(check(file('/Encry#70t 8 0 R')))
  assert.match(message, /password.*Save it without protection/)
  assert.match((await refusal(check(file('')))).message, /damaged/)
})

test('a real catalog is accepted, and rejected wherever it is cut', async () => {
  const whole = await readFile(sample('catalog.pdf'))
  await check(whole)
  for (let length = 1; length < whole.length - 1; length += 997) {
    assert.is((await refusal(check(whole.subarray(0, length)))).status, 415, String(length))
  }
})

/** Asserts that a file is accepted or rejected with a message; rethrows other errors. */
async function isAnswered(bytes: Uint8Array): Promise<void> {
  try {
    await check(bytes)
  } catch (error) {
    if (!(error instanceof AppError && error.status === 415)) throw error
  }
}

test('random bytes are accepted or rejected, without another error', async () => {
  const files = [...Object.values(hidden).map(make => make(innocent)), Buffer.from('%PDF-1.7')]
  const words = ['\n', ' 0 ', ...'obj << >> ( ) [ ] % stream endstream /N #'.split(' ')]
  const change = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    remove: fc.nat(40),
    insert: fc.oneof(fc.constantFrom(...words), fc.uint8Array({ maxLength: 20 })),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      fc.array(change, { maxLength: 6 }),
      (file, changes) => {
        let bytes = file
        for (const { at, remove, insert } of changes) {
          const place = Math.floor(at * bytes.length)
          bytes = joined(
            bytes.subarray(0, place),
            Buffer.from(insert as string),
            bytes.subarray(place + remove),
          )
        }
        return isAnswered(bytes)
      },
    ),
    { numRuns: 250 },
  )
})

test('files made to take long are read in one pass', async () => {
  const megabyte = (text: string) => text.repeat((1024 * 1024) / text.length)
  const words = ['obj ', '1 obj\n', '%\nobj\n', '% 0 obj\n', 'trailer%', 'trailer ', 'endobj\n']
  const signs = ['1 ', '(', '\\(', '[', '/', '/S', '#2f', '<', '%%EOF1 ', '>>\nstream\n']
  for (const text of [...words, ...signs]) {
    await isAnswered(indexed(joined(front, megabyte(text)), {}))
    await isAnswered(indexed(joined(front, stream('', megabyte(text))), {}))
    await isAnswered(indexed(joined(front, stream('/N 1', megabyte(text))), {}))
  }
})

test.run()
