import { ngon, type Point, points, times } from './geometry.ts'

/** Width and height in cm of the face that a mark is made for. */
export type FaceSize = Record<'w' | 'h', number>

type Rings = readonly (readonly Point[])[]

/** A shape on a face, in the face's own 0..1 coordinates: u to the right, v upwards. */
export interface Patch {
  rings: Rings
  /** Shaded like the face it lies on, unless `glows`. */
  fill: string
  opacity?: number
  /** The rings are lines of this width in cm. */
  width?: number
  edge?: boolean
  glows?: boolean
}

/**
 * Decoration of a face, of patches and of other marks: told the face's size, so that frames keep
 * their thickness in cm.
 */
export type Mark = (face: FaceSize) => readonly (Patch | Mark)[]

export const patchesOf = (marks: ReturnType<Mark>, face: FaceSize): Patch[] =>
  marks.flatMap(one => (typeof one === 'function' ? patchesOf(one(face), face) : [one]))

export const rectangle = (u: number, v: number, w: number, h: number): Point[] =>
  points([u, v], [u + w, v], [u + w, v + h], [u, v + h])

/** How a filled shape looks; a number is its opacity. */
type Filled = number | Pick<Patch, 'opacity' | 'edge' | 'glows'>

/** A rectangle of a face, its colour, and how it looks. */
type Oblong = [u: number, v: number, w: number, h: number, fill: string, look?: Filled]

const filled = (look: Filled) => (typeof look === 'number' ? { opacity: look } : look)

/** A filled rectangle with a hairline around it. */
export const panel = (...[u, v, w, h, fill, look = {}]: Oblong): Mark =>
  tint(u, v, w, h, fill, { edge: true, ...filled(look) })

/** A filled rectangle. */
export const tint = (...[u, v, w, h, fill, look = {}]: Oblong): Mark =>
  polygon(rectangle(u, v, w, h), fill, look)

/** A rectangle of light, whichever way its face looks. */
export const glowing = (u: number, v: number, w: number, h: number, fill: string): Mark =>
  tint(u, v, w, h, fill, { glows: true })

/** A filled polygon. */
export const polygon = (points: readonly Point[], fill: string, look: Filled = {}): Mark =>
  polygons([points], fill, look)

/** Filled polygons as one patch. */
export function polygons(rings: Rings, fill: string, look: Filled = {}): Mark {
  return () => [{ rings, fill, ...filled(look) }]
}

/** A stroke across a face at a height, for `lines`. */
export const level = (v: number, from = 0, to = 1) => points<Point>([from, v], [to, v])

/** A stroke up a face, for `lines`. */
export const upright = (u: number, from = 0, to = 1) => points<Point>([u, from], [u, to])

/** Where the joints between a number of equal parts of a face are, in shares of it. */
export const joints = (parts: number): number[] => times(parts - 1, i => (i + 1) / parts)

/** Strokes up a face between its equal parts. */
export const uprights = (parts: number, from = 0, to = 1) =>
  joints(parts).map(u => upright(u, from, to))

/** Strokes across a face between its equal parts. */
export const levels = (parts: number, from = 0, to = 1) =>
  joints(parts).map(v => level(v, from, to))

/** Open lines of a width in cm. */
export function lines(rings: Rings, fill: string, width: number, opacity = 1): Mark {
  return () => [{ rings, fill, width, opacity }]
}

/** A round patch (an ellipse on the face) around a centre, radius in cm. */
export function disc(u: number, v: number, radius: number, fill: string, sides = 20): Mark {
  return ({ w, h }) => [
    polygon(ngon(sides, [radius / w, radius / h], 0, [u, v]), fill, { edge: true }),
  ]
}

/** Several marks as one. */
export function joined(...marks: readonly Mark[]): Mark {
  return () => marks
}

/** Moves marks that were made for a whole face into a part of it. */
export function inset(u: number, v: number, w: number, h: number, marks: readonly Mark[]): Mark {
  return face =>
    patchesOf(marks, { w: face.w * w, h: face.h * h }).map(patch => ({
      ...patch,
      rings: patch.rings.map(ring => ring.map(([x, y]) => [u + x * w, v + y * h])),
    }))
}
