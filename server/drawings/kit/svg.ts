import { STILL } from '../../../web/base/routes.ts'
import { Defs } from './defs.ts'
import { type Point, signedArea, type Vec } from './geometry.ts'
import { Pen, short, type View } from './pen.ts'
import { type Box, boxOf, project, touches } from './projection.ts'
import type { Motion, Part, Scene } from './scene.ts'
import { shadowsOf } from './shadow.ts'
import type { Fill, Paint, Solid } from './solid.ts'

/** What lies around the scene in the picture. */
interface Frame {
  width: number
  height: number
  view: View
  /** Unique on any page that inlines several drawings. */
  id: string
  /** Upper, lower and disc colour; none for a transparent picture. */
  backdrop?: readonly [string, string, string]
  /** Standard deviation of the shadow's blur in px; 0 for a crisp shadow. */
  soft: number
}

const HAIRLINE = 'stroke="#0b1a2a" stroke-opacity=".2" stroke-width=".8" stroke-linejoin="round"'

const SHADOW = 'stroke="none" fill="#0b1a2a" fill-opacity=".17"'

/** Writes a scene whose parts are in painting order. */
export function toSvg(scene: Scene, frame: Frame): string {
  const defs = new Defs(frame.id)
  const body = new Body(frame.view, defs)
  for (const solid of scene.ground) body.solid(solid)
  body.shadow(scene, frame.soft)
  for (const part of scene.parts) body.part(part)
  const painted = body.toString()
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" `,
    `viewBox="0 0 ${frame.width} ${frame.height}"${defs.hasMotion ? ` id="${STILL}"` : ''}>`,
    backdrop(frame, defs),
    defs.toString(),
    `<g ${HAIRLINE}>${painted}</g></svg>`,
  ].join('')
}

function backdrop({ width, height, backdrop, id }: Frame, defs: Defs): string {
  if (!backdrop) return ''
  const [upper, lower, disc] = backdrop
  defs.add(
    `<linearGradient id="${id}b" x2="0" y2="1"><stop stop-color="${upper}"/>` +
      `<stop offset="1" stop-color="${lower}"/></linearGradient>`,
  )
  return (
    `<path fill="url(#${id}b)" d="M0 0h${width}v${height}H0z"/>` +
    `<ellipse cx="${width / 2}" cy="${height * 0.58}" rx="${width * 0.47}" ` +
    `ry="${height * 0.3}" fill="${disc}" opacity=".5"/>`
  )
}

class Body {
  private readonly out: string[] = []
  /** The path being written: neighbours of its colour that do not touch it still join. */
  private pending: { look: string; boxes: Box[]; d: string } | undefined
  private motions = 0

  constructor(
    private readonly view: View,
    private readonly defs: Defs,
  ) {}

  part({ solids, motion }: Part) {
    if (motion) this.open(motion, solids)
    for (const solid of solids) this.solid(solid)
    if (!motion) return
    this.flush()
    this.out.push('</g>')
  }

  solid({ paints }: Solid) {
    for (const paint of paints) this.paint(paint)
  }

  shadow({ parts, catches }: Scene, soft: number) {
    const rings = shadowsOf(parts.flatMap(({ motion, solids }) => (motion ? [] : solids)))
    if (rings.length === 0) return
    this.flush()
    const clip =
      catches.length > 0 ? ` clip-path="url(#${this.defs.clip(this.path(catches))})"` : ''
    const blur = soft > 0 ? ` filter="url(#${this.defs.blur(soft)})"` : ''
    this.out.push(`<g ${SHADOW}${clip}>`, `<path${blur} d="${this.path(rings)}"/></g>`)
  }

  toString(): string {
    this.flush()
    return this.out.join('')
  }

  private open(motion: Motion, solids: readonly Solid[]) {
    this.flush()
    this.out.push(`<g class="${this.defs.motion(motion, this.motions++, this.view)}">`)
    const grounded = motion.moments.every(moment => (moment.move?.[2] ?? 0) === 0)
    const rings = grounded ? shadowsOf(solids) : []
    if (rings.length > 0) this.out.push(`<path ${SHADOW} d="${this.path(rings)}"/>`)
  }

  private paint(paint: Paint) {
    const d = written(paint, this.view)
    const look = this.look(paint)
    const flat = typeof paint.fill === 'string' && paint.opacity === undefined
    const box = flat ? boxOf(paint) : NOWHERE
    const last = this.pending
    // Facets of one bent surface are one path, in which no seam shows.
    if (isSweep(paint.fill) && last?.look === look) {
      last.d += d
      return
    }
    if (flat && last?.look === look && !last.boxes.some(other => touches(other, box))) {
      last.boxes.push(box)
      last.d += d
      return
    }
    this.flush()
    this.pending = { look, boxes: [box], d }
  }

  private look({ fill, opacity, width, edge }: Paint): string {
    const color = this.color(fill)
    if (width !== undefined) {
      const thick = short(Math.max(4, Math.round(width * this.view.k * 10)))
      return `fill="none" stroke="${color}" stroke-width="${thick}" stroke-opacity="${opacity ?? 1}"`
    }
    // Of a gradient the neighbours agree in colour where they overlap, so no seam need show.
    const wide = isSweep(fill) ? ' stroke-width="2"' : ''
    const own = edge === 'own' ? ` stroke="${color}" stroke-opacity="1"${wide}` : ''
    const none = edge === 'none' ? ' stroke="none"' : ''
    return `fill="${color}"${own}${none}${opacity === undefined ? '' : ` fill-opacity="${opacity}"`}`
  }

  private color(fill: Fill): string {
    return typeof fill === 'string' ? compact(fill) : `url(#${this.defs.gradient(fill, this.view)})`
  }

  private path(rings: readonly (readonly Vec[])[]): string {
    const pen = new Pen(this.view)
    for (const ring of rings) pen.ring(clockwise(ring.map(project)), true)
    return pen.toString()
  }

  private flush() {
    if (this.pending) this.out.push(`<path ${this.pending.look} d="${this.pending.d}"/>`)
    this.pending = undefined
  }
}

/** Starts with an absolute move, so that it can follow another outline. */
function written(paint: Paint, view: View): string {
  const pen = new Pen(view)
  if (paint.outline) pen.outline(paint.outline)
  else
    for (const ring of paint.rings) {
      const points = ring.map(project)
      pen.ring(isSweep(paint.fill) ? clockwise(points) : points, paint.width === undefined)
    }
  return pen.toString()
}

const isSweep = (fill: Fill) => typeof fill !== 'string' && 'stops' in fill

const NOWHERE: Box = [-Infinity, -Infinity, Infinity, Infinity]

/** One winding for all shadows and for all of a surface, so that their union has no holes. */
const clockwise = (ring: readonly Point[]): readonly Point[] =>
  signedArea(ring) < 0 ? [...ring].reverse() : ring

function compact(color: string): string {
  const isShort = color[1] === color[2] && color[3] === color[4] && color[5] === color[6]
  return isShort && color.length === 7 ? `#${color[1]}${color[3]}${color[5]}` : color
}
