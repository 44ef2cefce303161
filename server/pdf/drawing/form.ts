import { ContentStream } from './content-stream.ts'
import { type Gradient, Gradients } from './gradients.ts'
import { boxAround, ellipse, outlineOf, rectangle, type Step } from './outline.ts'
import { elementsOf, type SvgElement } from './svg-elements.ts'

/** A drawing as PDF operators with their resources. */
export interface Form {
  content: string
  width: number
  height: number
  /** The units of the drawing in one integer step of the content. */
  unit: number
  /** The opacities of fills and of lines, by name. */
  opacities: Map<string, { fill: number; line: number }>
  /** The shadings of the unit square, by name. */
  gradients: Map<string, Gradient>
}

type Attributes = Readonly<Record<string, string>>

/**
 * Converts an SVG of the drawings' kit to PDF operators, in the SVG's coordinates (y downwards),
 * without the blur of the shadow and without animations. Throws on anything the kit does not write,
 * so that no part of a drawing is silently missing.
 * @param unit the coordinate precision: .1 as in the SVG itself, 1 for fewer bytes
 */
export function formOf(svg: string, unit: number): Form {
  const drawing = new DrawingForm(svg, unit)
  return drawing.form()
}

class DrawingForm {
  private readonly stream: ContentStream
  private readonly gradients = new Gradients()
  private readonly clips = new Map<string, string>()
  private readonly opacities: Form['opacities'] = new Map()
  private readonly groups: Attributes[] = [{}]
  private size = { width: 0, height: 0 }
  private clipId: string | undefined

  constructor(
    private readonly svg: string,
    private readonly unit: number,
  ) {
    this.stream = new ContentStream(unit)
  }

  form(): Form {
    this.stream.roundJoins()
    const elements = [...elementsOf(this.svg)]
    // Elements may refer to definitions that come later.
    const painted = elements.filter(element => !this.gradients.read(element))
    for (const element of painted) {
      if (element.isEnd) this.close(element.name)
      else this.open(element)
    }
    const { unit, opacities, gradients } = this
    const content = this.stream.toString()
    return { content, ...this.size, unit, opacities, gradients: gradients.byId }
  }

  private open({ name, attributes }: SvgElement): void {
    const all = { ...this.groups.at(-1), ...attributes }
    switch (name) {
      case 'svg':
        this.size = { width: Number(attributes.width), height: Number(attributes.height) }
        return
      case 'clipPath':
        this.clipId = attributes.id
        return
      case 'g':
        this.groups.push(all)
        return
      case 'path':
        if (this.clipId !== undefined) this.clips.set(this.clipId, attributes.d ?? '')
        else this.paint(outlineOf(attributes.d ?? ''), all)
        return
      case 'ellipse':
        this.paint(ellipse(...numbers(attributes, 'cx', 'cy', 'rx', 'ry')), all)
        return
      case 'rect':
        this.paint(rectangle(...numbers(attributes, 'x', 'y', 'width', 'height', 'rx')), all)
        return
      default:
        if (!UNSEEN.has(name)) throw new Error(`Drawings in PDF have no <${name}>`)
    }
  }

  private close(name: string): void {
    if (name === 'g') this.groups.pop()
    if (name === 'clipPath') this.clipId = undefined
  }

  private paint(outline: Step[], attributes: Attributes): void {
    const clip = attributes['clip-path']
    if (clip === undefined) {
      this.paintInside(outline, attributes)
      return
    }
    const d = this.clips.get(reference(clip) ?? '')
    if (d === undefined) throw new Error(`The drawing names ${clip} without defining it`)
    this.stream.clipped(outlineOf(d), () => this.paintInside(outline, attributes))
  }

  private paintInside(outline: Step[], attributes: Attributes): void {
    const { fill = '#000', stroke = 'none', opacity = '1' } = attributes
    const fillOpacity = Number(attributes['fill-opacity'] ?? 1) * Number(opacity)
    const lineOpacity = Number(attributes['stroke-opacity'] ?? 1) * Number(opacity)
    const gradient = reference(fill)
    if (gradient !== undefined) this.shade(outline, gradient)
    const isFilled = fill !== 'none' && gradient === undefined
    // A stroke in the gradient of its fill only hides the seam beside it.
    const isStroked = stroke !== 'none' && reference(stroke) === undefined
    if (isFilled) this.stream.fillColor(fill)
    if (isStroked) {
      this.stream.strokeColor(stroke)
      this.stream.lineWidth(Number(attributes['stroke-width'] ?? 1))
    }
    if (isFilled || isStroked) this.setOpacity(fillOpacity, lineOpacity)
    // One operation draws both only if both are opaque: otherwise the stroke would not blend with
    // the fill.
    const isOpaque = lineOpacity === 1 && fillOpacity === 1
    if (isFilled && isStroked && isOpaque) this.stream.paint(outline, 'B')
    else {
      if (isFilled) this.stream.paint(outline, 'f')
      if (isStroked) this.stream.paint(outline, 'S')
    }
  }

  private shade(outline: Step[], id: string): void {
    const gradient = this.gradients.byId.get(id)
    if (!gradient) throw new Error(`The drawing names #${id} without defining it`)
    this.setOpacity(1, 1)
    this.stream.shade(outline, id, gradient.space === 'box' ? boxAround(outline) : UNIT_SQUARE)
  }

  private setOpacity(fill: number, line: number): void {
    const name = `o${Math.round(fill * 100)}-${Math.round(line * 100)}`
    this.opacities.set(name, { fill, line })
    this.stream.opacity(name)
  }
}

const UNIT_SQUARE = { x: 0, y: 0, w: 1, h: 1 }

/** Containers of definitions, and the blur, which PDF does not have. */
const UNSEEN = new Set(['defs', 'filter', 'feGaussianBlur'])

function reference(value: string): string | undefined {
  return /^url\(#(.+)\)$/.exec(value)?.[1]
}

function numbers<Names extends string[]>(
  attributes: Attributes,
  ...names: Names
): { [K in keyof Names]: number } {
  return names.map(name => Number(attributes[name] ?? 0)) as { [K in keyof Names]: number }
}
