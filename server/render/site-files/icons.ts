import { derived } from '../../base/derived.ts'
import { brandMark } from '../../drawings/brand.ts'
import type { SiteBrand } from '../../features/company/brand/site-brand.ts'

export interface Icons {
  readonly svg: string
  /** The mark as a square PNG of this size; made once for each brand, and again after a failure. */
  png(pixels: number): Promise<Buffer>
}

type Rasterize = (svg: string, pixels: number) => Promise<Buffer>

export function createIcons(rasterize: Rasterize, brand: Pick<SiteBrand, 'value'>): Icons {
  const icons = derived(
    () => brand.value ?? null,
    now => ({
      svg: now ? now.square(512) : brandMark(512),
      made: new Map<number, Promise<Buffer>>(),
    }),
  )
  return {
    get svg() {
      return icons().svg
    },
    png(pixels) {
      const { svg, made } = icons()
      const cached = made.get(pixels)
      if (cached) return cached
      const png = rasterize(svg, pixels)
      made.set(pixels, png)
      png.catch(() => made.delete(pixels))
      return png
    },
  }
}
