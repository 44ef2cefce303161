import { brandMark } from '../drawings/brand.ts'

export interface Icons {
  svg: string
  /** The mark as a square PNG of that many pixels; made once. */
  png(pixels: number): Promise<Buffer>
}

export function createIcons(): Icons {
  const svg = brandMark(512)
  const made = new Map<number, Promise<Buffer>>()
  return {
    svg,
    png(pixels) {
      const known = made.get(pixels)
      if (known) return known
      const png = rasterize(svg, pixels)
      made.set(pixels, png)
      return png
    },
  }
}

async function rasterize(svg: string, pixels: number): Promise<Buffer> {
  const { sharp } = await import('../media/sharp.ts')
  return sharp(Buffer.from(svg)).resize(pixels, pixels).png().toBuffer()
}
