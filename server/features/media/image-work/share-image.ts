import { type Sharp, sharp } from '../../../base/sharp.ts'
import type { PictureJob } from './jobs.ts'

/** The size recommended for Open Graph, in pixels. */
const [WIDTH, HEIGHT] = [1200, 630]

/** A page's image for shared links, from its first photo. */
export function sharePhoto({ file }: PictureJob & { kind: 'share-photo' }): Promise<Buffer> {
  return jpeg(sharp(file).resize(WIDTH, HEIGHT, { fit: 'cover' }))
}

/** The same from a drawing, which has no background: this paints the same one as the page. */
export async function shareDrawing(job: PictureJob & { kind: 'share-drawing' }): Promise<Buffer> {
  const { drawing, mark, ground: tint = '#e1eeea' } = job
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${tint}"/><stop offset="1" stop-color="#fbf9f4"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`
  const layers = drawing
    ? [{ input: await fitted(drawing, WIDTH, HEIGHT), gravity: 'east' }, await besideDrawing(mark)]
    : [{ input: await fitted(mark, 560, 280) }]
  return jpeg(sharp(Buffer.from(ground)).composite(layers))
}

/** A logo may be twice as wide as the mark. */
async function besideDrawing(mark: string) {
  const input = await fitted(mark, 320, 160)
  const { height } = await sharp(input).metadata()
  return { input, left: 90, top: Math.round((HEIGHT - height) / 2) }
}

const fitted = (svg: string, width: number, height: number) =>
  sharp(Buffer.from(svg)).resize({ width, height, fit: 'inside' }).toBuffer()

const jpeg = (image: Sharp) => image.jpeg({ quality: 80, mozjpeg: true }).toBuffer()
