import { type Sharp, sharp } from '../sharp.ts'
import type { PictureJob } from './jobs.ts'

/** The size recommended for Open Graph, in pixels. */
const [WIDTH, HEIGHT] = [1200, 630]

/** A page's image for shared links, from its first photo. */
export function sharePhoto({ file }: PictureJob & { kind: 'share-photo' }): Promise<Buffer> {
  return jpeg(sharp(file).resize(WIDTH, HEIGHT, { fit: 'cover' }))
}

/** The same from a drawing, which has no background: this paints the same one as the page. */
export async function shareDrawing(job: PictureJob & { kind: 'share-drawing' }): Promise<Buffer> {
  const { drawing, mark } = job
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#e1eeea"/><stop offset="1" stop-color="#fbf9f4"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`
  const layers = drawing
    ? [
        { input: await fitted(drawing, WIDTH), gravity: 'east' },
        { input: await fitted(mark, 160), left: 90, top: 235 },
      ]
    : [{ input: await fitted(mark, 280) }]
  return jpeg(sharp(Buffer.from(ground)).composite(layers))
}

const fitted = (svg: string, width: number) =>
  sharp(Buffer.from(svg)).resize({ width, height: HEIGHT, fit: 'inside' }).toBuffer()

const jpeg = (image: Sharp) => image.jpeg({ quality: 80, mozjpeg: true }).toBuffer()
