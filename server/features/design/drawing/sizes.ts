import { measuresOf } from '../../../../web/features/design/measures.ts'
import type { Plan } from '../../../../web/features/design/plan.ts'
import { boundsOf, type Point, turned, type Vec } from '../../../drawings/kit/geometry.ts'
import { brand } from '../../../drawings/kit/palette.ts'
import { short, type View } from '../../../drawings/kit/pen.ts'
import { project } from '../../../drawings/kit/projection.ts'
import type { Scene } from '../../../drawings/kit/scene.ts'
import { stages } from '../../../drawings/kit/stage.ts'

/**
 * The distances from the land to a line beside it and between the unit and the line of its height.
 */
const [AWAY, BESIDE] = [30, 42]
/** Under the land, in cm. */
const FOOT = -18

/** SVG of lines with the width, the depth and the height of a unit, over its drawing. */
export function sizesOver(plan: Plan, turn: number, { catches }: Scene, view: View): string {
  const { width, depth, height } = measuresOf(plan)
  const { min, max } = boundsOf([turned([0, 0, 0], turn), turned([width, depth, height], turn)])
  const land = boundsOf(catches.flat())
  const projected = (place: Vec): Point => {
    const [x, y] = project(place)
    return [x * view.k + view.x, y * view.k + view.y]
  }
  const alongX = turn % 2 ? depth : width
  const [x, y] = [land.max[0] + AWAY, land.max[1] + AWAY]
  // The left end of the unit is where no stairs are: at the right of the picture from behind.
  const isRight = turn > 1
  const corner: Vec = isRight ? [max[0], min[1], 0] : [min[0], max[1], 0]
  const offsetX = isRight ? BESIDE : -BESIDE
  const [foot, top] = [projected(corner), projected([corner[0], corner[1], height])]
  return [
    `<g font-family="system-ui,sans-serif" font-size="22" font-weight="600" text-anchor="middle" `,
    `fill="none" stroke="${brand.ink}" stroke-width="1.4">`,
    dimension(
      [projected([min[0], max[1], 0]), projected([max[0], max[1], 0])],
      [projected([min[0], y, FOOT]), projected([max[0], y, FOOT])],
      alongX,
      [-12, 22],
    ),
    dimension(
      [projected([max[0], max[1], 0]), projected([max[0], min[1], 0])],
      [projected([x, max[1], FOOT]), projected([x, min[1], FOOT])],
      width + depth - alongX,
      [12, 22],
    ),
    dimension(
      [foot, top],
      [
        [foot[0] + offsetX, foot[1]],
        [top[0] + offsetX, top[1]],
      ],
      height,
      [0, 0],
    ),
    '</g>',
  ].join('')
}

/** A dimension line with extension lines, and the length in metres at its middle. */
function dimension(
  from: readonly [Point, Point],
  [start, end]: readonly [Point, Point],
  length: number,
  [right, down]: Point,
): string {
  const leaders = [line(from[0], start), line(from[1], end)].join('')
  const text = `${(length / 100).toFixed(1)} m`
  const [w, h] = [24 + 11 * text.length, 32]
  const { width, height } = stages.landscape
  const x = clamp((start[0] + end[0]) / 2 + right, w / 2 + 4, width - w / 2 - 4)
  const y = clamp((start[1] + end[1]) / 2 + down, h / 2 + 4, height - h / 2 - 4)
  return [
    `<path stroke-width="1" stroke-opacity=".4" d="${leaders}"/>`,
    `<path d="${line(start, end)}"/>`,
    `<path stroke-width="6" stroke-linecap="round" d="${dot(start)}${dot(end)}"/>`,
    `<rect x="${px(x - w / 2)}" y="${px(y - h / 2)}" width="${w}" height="${h}" rx="16" fill="#fff" `,
    `stroke="${brand.line}"/>`,
    `<text x="${px(x)}" y="${px(y + 8)}" fill="${brand.ink}" stroke="none">${text}</text>`,
  ].join('')
}

const line = (from: Point, to: Point) => `M${pair(from)}L${pair(to)}`
const dot = (point: Point) => `M${pair(point)}h0`
const pair = ([x, y]: Point) => `${px(x)} ${px(y)}`
const px = (value: number) => short(Math.round(value * 10))
const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value))
