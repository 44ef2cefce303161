import { brandMark } from '../drawings/brand.ts'

export interface Icons {
  svg: string
  /** The mark as a square PNG of this size; made once, and again after a failure. */
  png(pixels: number): Promise<Buffer>
}

type Rasterize = (svg: string, pixels: number) => Promise<Buffer>

export function createIcons(rasterize: Rasterize): Icons {
  const svg = brandMark(512)
  const made = new Map<number, Promise<Buffer>>()
  return {
    svg,
    png(pixels) {
      const cached = made.get(pixels)
      if (cached) return cached
      const png = rasterize(svg, pixels)
      made.set(pixels, png)
      png.catch(() => made.delete(pixels))
      return png
    },
  }
}
