import { type Point, partsOf, times } from '../../kit/geometry.ts'
import { level, lines, type Mark, panel, rectangle } from '../../kit/mark.ts'
import { darker, namesOf } from '../../kit/palette.ts'
import { battens } from '../cladding.ts'

/** A face as wide and as high as it is in cm, and how far its frame reaches in, in shares of both. */
interface Face extends Record<'w' | 'h' | 'u' | 'v', number> {
  color: string
}

const surfaces = {
  plain: () => [],
  'two-tone': () => [],
  framed: face => [
    inner(face, '#10262b', 0.1),
    inner({ ...face, u: face.u * 1.5, v: face.v * 1.5 }, '#ffffff', 0.1),
  ],
  slatted: ({ w }) => [battens(partsOf(w, 4.5, 4))],
  fluted: ({ w }) => [battens(partsOf(w, 2.6, 5), '#ffffff', 0.2)],
  cane: face => [inner(face, '#e3cb98'), weave(face)],
  louvred: face => [inner(face, darker(face.color, 0.18)), louvres(face)],
} satisfies Record<string, (face: Face) => Mark[]>

export type FrontStyle = keyof typeof surfaces
export const frontStyles = namesOf(surfaces)

/** The shadow in the joint around a front. */
export const joint = lines([[...rectangle(0, 0, 1, 1), [0, 0]]], '#0b1a2a', 0.8, 0.4)

/** What a front of a size in cm shows between its edges. */
export function surface(style: FrontStyle, color: string, w: number, h: number): Mark[] {
  return surfaces[style]({ w, h, u: Math.min(0.22, 5.5 / w), v: Math.min(0.22, 5.5 / h), color })
}

const inner = ({ u, v }: Face, fill: string, opacity = 1) =>
  panel(u, v, 1 - 2 * u, 1 - 2 * v, fill, opacity)

function weave({ u, v, w, h }: Face): Mark {
  const [iw, ih] = [(1 - 2 * u) * w, (1 - 2 * v) * h]
  const count = Math.min(26, Math.floor((iw + ih) / 3.6))
  const rising = times(count, (i): Point[] => {
    const at = ((i + 0.5) * (iw + ih)) / count
    return [
      [u + Math.max(0, at - ih) / w, v + Math.min(at, ih) / h],
      [u + Math.min(at, iw) / w, v + Math.max(0, at - iw) / h],
    ]
  })
  const falling = rising.map(ring => ring.map(([x, y]): Point => [1 - x, y]))
  return lines([...rising, ...falling], '#8a6a36', 0.4, 0.55)
}

function louvres({ u, v, h }: Face): Mark {
  const count = partsOf(h, 6, 4)
  const slats = times(count, i => {
    const t = v + ((1 - 2 * v) * (i + 0.5)) / count
    return level(t, u, 1 - u)
  })
  return lines(slats, '#ffffff', 1.2, 0.4)
}
