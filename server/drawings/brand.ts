import type { BrandColors } from '../../web/features/company/brand/contract.ts'
import { MARK_PATHS, type MarkKind } from '../../web/features/company/brand/mark-paths.ts'
import { scaleOf } from '../../web/features/company/brand/scale.ts'
import { Builder } from './kit/builder.ts'
import { panel } from './kit/mark.ts'
import { inPaintingOrder } from './kit/order.ts'
import { backdrops, brand, lighter } from './kit/palette.ts'
import { emptyScene } from './kit/scene.ts'
import { stages, viewOf } from './kit/stage.ts'
import { toSvg } from './kit/svg.ts'

/**
 * The brand mark as a standalone SVG of `size` px, on a rounded dark square: an axonometric unit with a
 * teal front, an orange end and a pale roof, or a showcase. Legible from 16 px.
 * @param colors those of a company that has its own
 */
export function brandMark(
  size: number,
  colors?: BrandColors | null,
  kind: MarkKind = 'unit',
): string {
  const { pale, main, accent, light } = MARK_PATHS[kind]
  const { ink, paper, teal, orange, sun } = colors ? paletteOf(colors) : brand
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64">` +
    `<rect width="64" height="64" rx="15" fill="${ink}"/>` +
    `<path fill="${paper}" d="${pale}"/>` +
    `<path fill="${lighter(teal, 0.18)}" d="${main}"/>` +
    `<path fill="${orange}" d="${accent}"/>` +
    `<path fill="${sun}" d="${light}"/></svg>`
  )
}

function paletteOf(colors: BrandColors) {
  const { '--ink': ink, '--sun': sun } = scaleOf(colors)
  return { ...brand, ink, sun, teal: colors.main, orange: colors.accent }
}

/** The calm picture behind /uploads/placeholder.jpg, landscape, as a standalone SVG. */
export function placeholder(): string {
  const scene = emptyScene()
  const b = new Builder(scene)
  const unit = {
    front: [panel(0.12, 0.3, 0.3, 0.46, '#cfd9d6'), panel(0.58, 0.3, 0.3, 0.46, '#cfd9d6')],
  }
  b.slab([-60, -60, -8], [520, 380, 8], '#e6e2d7')
  b.box(0, [400, 180, 170], '#dcd9cf', unit)
  b.box([-4, -4, 170], [408, 188, 10], '#f3f0e7')
  const whole = { ...scene, parts: inPaintingOrder(scene.parts) }
  const { width, height } = stages.landscape
  return toSvg(whole, {
    width,
    height,
    view: viewOf(whole, 'landscape'),
    id: 'placeholder',
    soft: 3,
    backdrop: backdrops[0],
  })
}
