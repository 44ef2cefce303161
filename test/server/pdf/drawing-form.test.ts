import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { draw, families } from '../../../server/drawings/index.ts'
import { openEmbedder } from '../../../server/pdf/drawing/embed.ts'
import { type Form, formOf } from '../../../server/pdf/drawing/form.ts'
import type { Slot } from '../../../web/sections/fields.ts'
import { poppler } from '../../support/poppler.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { manifest } from '../features/documents/catalogs/sources.ts'

const test = suite('drawings converted to PDF')

/** A slot of each family. */
const examples: Slot[] = [
  ...new Map(
    manifest.all.filter(({ family }) => families[family]).map(slot => [slot.family, slot]),
  ).values(),
]

/** Renders each form on a page of its size, at one pixel per unit. */
async function rendered(forms: Form[]): Promise<Buffer[]> {
  const pdf = new PDFDocument({ autoFirstPage: false, font: 'dist/fonts/archivo-print-text.ttf' })
  const chunks: Buffer[] = []
  pdf.on('data', chunk => chunks.push(chunk))
  const ended = new Promise(resolve => pdf.once('end', resolve))
  const embed = openEmbedder(pdf)
  for (const form of forms) {
    pdf.addPage({ size: [form.width, form.height], margin: 0 })
    pdf.page.xobjects.D = embed(form)
    pdf.addContent('/D Do')
  }
  pdf.end()
  await ended
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'forms.pdf'), Buffer.concat(chunks))
  poppler('pdftoppm', ['-r', '72', join(folder, 'forms.pdf'), join(folder, 'page')])
  const digits = `${forms.length}`.length
  const names = forms.map((_, i) => `page-${`${i + 1}`.padStart(digits, '0')}.ppm`)
  return Promise.all(names.map(async name => samples(await readFile(join(folder, name)))))
}

/** Of a portable pixmap: three lines of header, then red, green and blue of each pixel. */
function samples(pixmap: Buffer): Buffer {
  const [header = ''] = /^P6\n\d+ \d+\n255\n/.exec(pixmap.toString('latin1', 0, 32)) ?? []
  assert.ok(header)
  return pixmap.subarray(header.length)
}

const pixels = (picture: Buffer) =>
  sharp(picture).flatten({ background: '#fff' }).removeAlpha().raw().toBuffer()

/** The difference of two images: the mean in 1/255, and the share of clearly different pixels. */
function difference(a: Buffer, b: Buffer): { mean: number; far: number } {
  assert.is(a.length, b.length)
  let [sum, far] = [0, 0]
  for (let i = 0; i < a.length; i++) {
    const by = Math.abs((a[i] as number) - (b[i] as number))
    sum += by
    if (by > 48) far += 1
  }
  return { mean: sum / a.length, far: far / a.length }
}

test('a drawing of every family looks like its SVG, but for the blur of the shadow', async () => {
  const svgs = examples.map(slot => draw(slot))
  const pages = await rendered(svgs.map(svg => formOf(svg, 0.1)))
  assert.ok(examples.length > 40, `${examples.length} examples`)
  for (const [i, slot] of examples.entries()) {
    const sharpShadow = (svgs[i] as string).replace(/ filter="[^"]*"/g, '')
    const { mean, far } = difference(pages[i] as Buffer, await pixels(Buffer.from(sharpShadow)))
    assert.ok(mean < 2 && far < 0.01, `${slot.path}: ${mean.toFixed(2)}, ${far.toFixed(4)}`)
  }
})

const around = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48" viewBox="0 0 64 48">${inside}</svg>`

test('lines, arcs, gradients, opacities, clips and round corners are where SVG has them', async () => {
  const shapes = [
    '<path fill="#c00" d="M10 10h20v20h-20zM40 40l10-20 10 20z"/>',
    '<path fill="#06c" d="M8 24a16 8 0 1 1 32 0a16 8 0 1 1-32 0z"/>',
    '<path fill="#06c" d="M8 24A20 12 0 0 1 50 30L30 44z"/>',
    '<path fill="none" stroke="#123456" stroke-width="3" d="M4 4 60 44M4 44V20H30"/>',
    '<path fill="#fc0" stroke="#111" stroke-opacity=".3" stroke-width="6" d="M12 12h40v24h-40z"/>',
    '<g fill="#063" fill-opacity=".4"><path d="M4 4h40v20h-40z"/><path d="M20 10h40v30h-40z"/></g>',
    '<rect x="6" y="6" width="50" height="36" rx="12" fill="#639"/>',
    '<ellipse cx="32" cy="24" rx="28" ry="14" fill="#963" opacity=".5"/>',
    '<defs><linearGradient id="g"><stop stop-color="#fff"/><stop offset=".3" stop-color="#c00"/><stop offset="1" stop-color="#006"/></linearGradient></defs><path fill="url(#g)" d="M6 6h52v36h-52z"/>',
    '<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#006"/></linearGradient></defs><path fill="url(#g)" d="M6 24a20 16 0 1 1 40 0a20 16 0 1 1-40 0z"/>',
    '<defs><radialGradient id="g" cx=".38" cy=".25" r=".8"><stop stop-color="#fff"/><stop offset="1" stop-color="#060"/></radialGradient></defs><path fill="url(#g)" d="M6 24a20 16 0 1 1 40 0a20 16 0 1 1-40 0z"/>',
    '<defs><clipPath id="c"><path d="M10 10h20v30h-20z"/></clipPath></defs><g clip-path="url(#c)"></g><path clip-path="url(#c)" fill="#000" d="M0 0h64v24h-64z"/>',
  ].map(around)
  const pages = await rendered(shapes.map(svg => formOf(svg, 0.1)))
  for (const [i, svg] of shapes.entries()) {
    const { mean, far } = difference(pages[i] as Buffer, await pixels(Buffer.from(svg)))
    assert.ok(mean < 2.5 && far < 0.01, `${svg}: ${mean.toFixed(2)}, ${far.toFixed(4)}`)
  }
})

test('unsupported SVG elements, commands and references are rejected, not left out', () => {
  assert.throws(() => formOf(around('<text>Hello</text>'), 0.1), /no <text>/)
  assert.throws(() => formOf(around('<path d="M0 0C1 1 2 2 3 3"/>'), 0.1), /no command "C"/)
  assert.throws(() => formOf(around('<path fill="red" d="M0 0h9v9z"/>'), 0.1), /"red" is no colour/)
  assert.throws(() => formOf(around('<path fill="url(#x)" d="M0 0h9v9z"/>'), 0.1), /#x/)
  assert.throws(() => formOf(around('<path clip-path="url(#x)" d="M0 0h9v9z"/>'), 0.1), /#x/)
})

test.run()
