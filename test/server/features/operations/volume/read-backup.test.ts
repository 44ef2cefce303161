import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { FileSink } from '../../../../../server/features/operations/volume/file-sink.ts'
import { readBackup } from '../../../../../server/features/operations/volume/read-backup.ts'
import { messageOf } from '../../../../support/message-of.ts'

const test = suite('reading a backup')

interface Entry {
  name: string
  text?: string
  type?: 'file' | 'symlink'
  changedAt?: Date
  pax?: Record<string, string>
}

const content = { format: 1, release: '1.0.0', createdAt: '2026-11-22T10:00:00.000Z' }
const labelText = JSON.stringify({ ...content, holds: ['data', 'uploads'] })
const label: Entry = { name: 'showyard.json', text: labelText }

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const sumsOf = (entries: Entry[]): Entry => ({
  name: 'SHA256SUMS',
  text: entries.map(({ name, text = '' }) => `${sha256(text)}  ${name}\n`).join(''),
})

async function archive(entries: Entry[]): Promise<Readable> {
  const tar = pack()
  for (const { name, text = '', type = 'file', changedAt, pax } of entries) {
    const times = { ...(changedAt && { mtime: changedAt }), ...(pax && { pax }) }
    tar.entry({ name, type, linkname: type === 'symlink' ? 'x' : '', ...times } as never, text)
  }
  tar.finalize()
  const chunks: Buffer[] = []
  for await (const chunk of tar) chunks.push(chunk as Buffer)
  return Readable.from([gzipSync(Buffer.concat(chunks))])
}

const whole = (...files: Entry[]) => [label, ...files, sumsOf([label, ...files])]

const read = async (entries: Entry[], availableBytes = 1e6, into?: FileSink) =>
  readBackup(await archive(entries), { availableBytes, ...(into && { into }) })

const faultOf = (entries: Entry[], availableBytes?: number) =>
  messageOf(read(entries, availableBytes))

const [menu, photo] = [
  { name: 'data/menu.json', text: '{}' },
  { name: 'uploads/a.jpg', text: 'photo' },
]

test('it has its label, the sum of each file, and the size that they take on a disk', async () => {
  const large = { name: 'data/large', text: 'x'.repeat(4097) }
  const { label, sums, bytes } = await read(whole(menu, photo, large))
  assert.is(label.release, '1.0.0')
  assert.equal([...sums.keys()], ['data/menu.json', 'uploads/a.jpg', 'data/large'])
  assert.is(sums.get('uploads/a.jpg'), sha256('photo'))
  assert.is(bytes, 4 * 4096)
})

test('files are taken with the time of their change in microseconds, but for what is made again', async () => {
  const taken: string[] = []
  let finished = 0
  const sink: FileSink = {
    async take({ name, changedAt }, chunks) {
      let text = ''
      for await (const chunk of chunks) text += chunk
      taken.push(`${name} ${changedAt} ${text}`)
      return sha256(text)
    },
    async finish() {
      finished = taken.length
    },
  }
  const exact = { ...menu, changedAt: new Date(5000), pax: { mtime: '7.123456' } }
  const plain = { ...photo, changedAt: new Date(5000) }
  const made = { name: 'data/catalogs/a.pdf', text: 'made' }
  await read(whole(exact, plain, made), 1e6, sink)
  assert.equal(taken, ['data/menu.json 7123456 {}', 'uploads/a.jpg 5000000 photo'])
  assert.is(finished, 2)
})

test('as many bytes as are available are taken, and not one more', async () => {
  assert.is(await faultOf(whole(menu, photo), 8192), 'none')
  const available = 5 * 1024 * 1024 - 1
  const large = { name: 'data/large', text: 'x'.repeat(5 * 1024 * 1024) }
  assert.is(
    await faultOf(whole(large), available),
    'There is no room for this backup: 4 MB may be used.',
  )
  assert.match(await faultOf(whole(menu, photo), 8191), '0 MB may be used')
})

const longLabel = { ...label, text: labelText.padEnd(4096) }
const tooLong = { ...label, text: labelText.padEnd(4097) }
const other = sumsOf([label, menu])

const broken: [what: string, entries: Entry[], why: RegExp][] = [
  ['without its sums', [label, menu], /it is not complete/],
  ['with nothing in it', [], /it is not complete/],
  ['without its label', [menu, sumsOf([menu])], /does not begin with showyard\.json/],
  ['with a long label', [tooLong, sumsOf([tooLong])], /showyard\.json is too long/],
  ['of another format', [{ ...label, text: '{"format":2}' }], /a kind that this release/],
  ['with a link', [label, { name: 'data/a', type: 'symlink' }], /"data\/a" is no plain file/],
  ['with a file behind the sums', [...whole(menu), photo], /follows behind SHA256SUMS/],
  ['with an unsafe name', whole({ name: 'data/../a' }), /"data\/\.\.\/a" is not allowed/],
  ['with a file twice', whole(menu, menu), /"data\/menu\.json" is in it twice/],
  ['with another file', [label, { ...menu, text: '[]' }, other], /menu\.json" is not as/],
  ['with another label', [longLabel, menu, other], /"showyard\.json" is not as/],
  ['with a file that has no sum', [label, menu, photo, other], /a\.jpg" is not as/],
  ['without one of its files', [label, other], /menu\.json" is missing/],
  ['with sums that are none', [label, { name: 'SHA256SUMS', text: 'x' }], /cannot be read/],
]

for (const [what, entries, why] of broken) {
  test(`one ${what} is refused`, async () => {
    const fault = await faultOf(entries)
    assert.match(fault, /^This backup cannot be used: /)
    assert.match(fault, why)
  })
}

test('a label of 4096 bytes is read', async () => {
  assert.is(await faultOf([longLabel, sumsOf([longLabel])]), 'none')
})

test('of a long name the beginning is told, in one line', async () => {
  const fault = await faultOf(whole({ name: `x\n${'y'.repeat(300)}` }))
  assert.match(fault, `"x\\n${'y'.repeat(198)}" is not allowed`)
})

test('what is no archive, or a torn one, is told as damaged', async () => {
  const torn = await archive(whole(menu))
  const [bytes] = (await torn.toArray()) as Buffer[]
  const closed = new Readable({
    read() {
      this.destroy()
    },
  })
  for (const given of [
    Readable.from([Buffer.from('no archive')]),
    Readable.from([gzipSync(Buffer.alloc(1024, 'x'))]),
    Readable.from([bytes?.subarray(0, 60)]),
    closed,
  ]) {
    const message = await messageOf(readBackup(given, { availableBytes: 1e6 }))
    assert.match(message, 'it is damaged or no backup (')
  }
})

const faults: [code: string, message: RegExp][] = [
  ['ENOTDIR', /a file stands where a folder should/],
  ['EEXIST', /a file stands where a folder should/],
  ['ENOSPC', /^The disk is full\. Nothing was changed\.$/],
  ['EACCES', /^The backup cannot be read or unpacked: it is so\.$/],
  ['', /^it is so$/],
]

for (const [code, message] of faults) {
  test(`a disk that answers ${code || 'without a code'} is told in words`, async () => {
    const fault = Object.assign(new Error('it is so'), code && { code })
    const into: FileSink = { take: () => Promise.reject(fault), finish: async () => undefined }
    const error = await read(whole(menu), 1e6, into).catch(error => error)
    assert.match(error.message, message)
  })
}

test('a refusal names the fault of its entry, whatever words its name has', async () => {
  const fault = await faultOf(whole({ name: 'data/../Invalid', text: '' }))
  assert.is(fault, 'This backup cannot be used: the name "data/../Invalid" is not allowed.')
})

test.run()
