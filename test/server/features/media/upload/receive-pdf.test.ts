import { readFile } from 'node:fs/promises'
import { deflateSync } from 'node:zlib'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { sample, tinyPdf } from '../../../../support/samples.ts'
import { catalog, openMedia, refusal } from '../open-media.ts'

const test = suite('receiving catalogs')

const streamOf = (dictionary: string, content: Buffer | string) =>
  Buffer.concat([
    Buffer.from(`<<${dictionary} /Length ${content.length}>>\nstream\n`),
    Buffer.from(content as string),
    Buffer.from('\nendstream'),
  ])

const objectStream = (content: string) => streamOf(packed, deflateSync(content))

const packed = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode'

test('a catalog is stored as it was uploaded', async () => {
  const media = await openMedia()
  const source = await readFile(sample('catalog.pdf'))
  const { status, size } = await media.receive(catalog, source)
  assert.equal([status, size], ['uploaded', source.length])
  assert.ok((await media.stored(catalog)).equals(source))
})

/** A PDF with a page, to which an editor has appended objects and a second cross-reference table. */
function updated(...objects: (string | Buffer)[]): Buffer {
  const body = Buffer.concat([tinyPdf(), ...objects.map(object => Buffer.from(object as string))])
  const table = `\nxref\n0 0\ntrailer\n<</Root 1 0 R /Prev 9>>\nstartxref\n${body.length + 1}\n%%EOF`
  return Buffer.concat([body, Buffer.from(table)])
}

const packedPages = (pages: string) =>
  Buffer.concat([Buffer.from('7 0 obj '), objectStream(`2 0 ${pages}`), Buffer.from(' endobj')])

const noPages = '2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj '

const withPages: Record<string, (string | Buffer)[]> = {
  'as it was': [],
  'and entries that stand in objects of their own, or twice': [
    '2 0 obj<</Type/Pages/Kids 7 0 R/Count 8 0 R/Count 0>>endobj ',
    '7 0 obj[9 0 R 3 0 R]endobj 8 0 obj 2 endobj',
  ],
  'among packed objects': [noPages, packedPages('<</Type/Pages/Kids[3 0 R]/Count 1>>')],
}

for (const [name, objects] of Object.entries(withPages)) {
  test(`an updated PDF with a page ${name} is accepted`, async () => {
    const media = await openMedia()
    assert.is((await media.receive(catalog, updated(...objects))).status, 'uploaded')
  })
}

const withoutPages: Record<string, (string | Buffer)[]> = {
  'an empty list of pages': [noPages],
  'no list of pages': ['2 0 obj<</Type/Pages/Count 1>>endobj'],
  'a count of none': ['2 0 obj<</Type/Pages/Kids[3 0 R]/Count 0>>endobj'],
  'a page that is missing': ['2 0 obj<</Type/Pages/Kids[9 0 R]/Count 1>>endobj'],
  'a page that is null': ['3 0 obj null endobj'],
  'a list that leads back into itself': [
    '2 0 obj<</Type/Pages/Kids[2 0 R 3 0 R]/Count 1>>endobj ',
    '3 0 obj<</Type/Pages/Kids[2 0 R]/Count 1>>endobj',
  ],
  'an empty list among packed objects': [packedPages('<</Type/Pages/Kids[]/Count 0>>')],
}

for (const [name, objects] of Object.entries(withoutPages)) {
  test(`a PDF with ${name} is rejected, and replaces no catalog`, async () => {
    const media = await openMedia()
    await media.receive(catalog, tinyPdf())
    const { status, message } = await refusal(media.receive(catalog, updated(...objects)))
    assert.equal([status, message.split('.')[0]], [415, 'This PDF has no pages'])
    assert.ok((await media.stored(catalog)).equals(tinyPdf()))
  })
}

test('a PDF with cross-reference and object streams is accepted', async () => {
  const packed = tinyPdf(objectStream('3 0 <</Type /Page>>'))
  const body = packed.subarray(0, packed.lastIndexOf('xref\n0'))
  const index = Buffer.from(
    '9 0 obj\n<</Type /XRef /Root 1 0 R /Length 0>>\nstream\n\nendstream\nendobj',
  )
  const end = Buffer.from(`\nstartxref\n${body.length}\n%%EOF\n`)
  const media = await openMedia()
  assert.is((await media.receive(catalog, Buffer.concat([body, index, end]))).status, 'uploaded')
})

const acting: Record<string, string | Buffer> = {
  'a script': '<</S /JavaScript /JS (app.alert(1))>>',
  'a program to launch': '<</S /Launch /F (cmd.exe)>>',
  'a file inside': streamOf('/Type /EmbeddedFile', 'MZ'),
}

for (const [name, object] of Object.entries(acting)) {
  test(`a PDF with ${name} is rejected with instructions`, async () => {
    const media = await openMedia()
    const { status, message } = await refusal(media.receive(catalog, tinyPdf(object)))
    assert.is(status, 415)
    assert.match(message, /script, a program to launch or another file.*Print it to a new PDF/)
    assert.equal(await media.leftovers(), [])
  })
}

const megabyte = 1024 * 1024

/** Objects of so many megabytes, in a few kilobytes. */
const packedMegabytes = (megabytes: number) => {
  const content = Buffer.alloc(megabytes * megabyte, ' ')
  content.write('3 0 <</Type /Page>>')
  return streamOf(packed, deflateSync(content))
}

test('object streams of more than 16 MB each, or 64 MB in all, are rejected', async () => {
  const media = await openMedia()
  const fits = Array<Buffer>(4).fill(packedMegabytes(15))
  const tooMuch: [string, Buffer[]][] = [
    ['16 MB', [packedMegabytes(17)]],
    ['64 MB', [...fits, packedMegabytes(5)]],
    [
      '16 MB',
      [
        streamOf(
          packed.replace('/FlateDecode', '[/Fl /Fl]'),
          deflateSync(deflateSync(Buffer.alloc(17 * megabyte))),
        ),
      ],
    ],
  ]
  for (const [limit, objects] of tooMuch) {
    const { status, message } = await refusal(media.receive(catalog, tinyPdf(...objects)))
    assert.is(status, 415)
    assert.match(message, new RegExp(`more than ${limit}.*Print it to a new PDF`))
  }
  assert.is((await media.receive(catalog, tinyPdf(...fits))).status, 'uploaded')
})

test('image, font and page streams are not decompressed, at any size', async () => {
  const page = streamOf('/Filter /FlateDecode', deflateSync(Buffer.alloc(17 * megabyte)))
  const profile = streamOf('/N 3 /Filter /FlateDecode', deflateSync(Buffer.alloc(megabyte, 'acsp')))
  const media = await openMedia()
  const bytes = tinyPdf(...Array<Buffer>(5).fill(page), ...Array<Buffer>(99).fill(profile))
  assert.is((await media.receive(catalog, bytes)).status, 'uploaded')
})

test.run()
