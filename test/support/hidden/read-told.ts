import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { poppler } from '../poppler.ts'
import type { Told } from './marks.ts'

/** An answer's headers and body, decoded by its type. */
export async function readTold(answer: Response): Promise<Told> {
  const bytes = Buffer.from(await answer.arrayBuffer())
  const type = answer.headers.get('content-type') ?? ''
  const headers = ['location', 'content-disposition', 'link'].map(name => answer.headers.get(name))
  const inHeaders = decodeURIComponent(headers.join(' ').replace(/%(?![0-9a-f]{2})/gi, '%25'))
  if (type.startsWith('application/pdf')) {
    const { text, picture } = await readPdf(bytes)
    return { text: inHeaders + text, picture, bytes }
  }
  if (type.startsWith('image/') && !type.includes('svg')) {
    return { text: inHeaders, bytes, picture: bytes }
  }
  return { text: `${inHeaders} ${bytes.toString()}`, bytes }
}

/** Its text and properties, and its pages as one picture. */
async function readPdf(bytes: Buffer): Promise<{ text: string; picture: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'told-'))
  try {
    const file = join(folder, 'told.pdf')
    await writeFile(file, bytes)
    const text = poppler('pdftotext', [file, '-']) + poppler('pdfinfo', [file])
    poppler('pdftoppm', ['-r', '20', '-png', file, join(folder, 'page')])
    const pages = (await readdir(folder)).filter(name => name.endsWith('.png'))
    const images = await Promise.all(pages.map(name => readFile(join(folder, name))))
    const wide = 200
    const composite = images.map((input, index) => ({ input, left: index * wide, top: 0 }))
    const background = { r: 250, g: 250, b: 250 }
    const create = { width: wide * images.length, height: 300, channels: 3 as const, background }
    return { text, picture: await sharp({ create }).composite(composite).png().toBuffer() }
  } finally {
    await rm(folder, { recursive: true })
  }
}
