import type { Builder } from '../kit/builder.ts'
import { oblong, type Point, partsOf, points, times, type Vec } from '../kit/geometry.ts'
import { level, lines, type Mark, panel, tint, upright } from '../kit/mark.ts'
import { brand, coats, glass, ground, metals } from '../kit/palette.ts'
import { type ContainerLook, container, DEEP, HIGH, LEVEL, LONG } from './container.ts'
import { toAndFro } from './motions.ts'
import { lamps, wheels } from './vehicles.ts'

/** Above where a unit is set down: the slewing ring, and the unit at rest; and from mast to hook. */
const RING = 640
const LIFTED = 230
const REACH = 490

/** A tower crane whose mast stands on the origin; the unit on its hook is set down and lifted. */
export function towerCrane(b: Builder, to: number, load: ContainerLook) {
  const color = coats.sun
  const height = to + RING
  const jib = REACH + 110
  b.block(0, [120, 120, 26], '#b9bcb6')
  const standing = [bracing(color)]
  const lying = [bracing(color, true)]
  const pane = [panel(0.12, 0.4, 0.76, 0.46, glass.pane)]
  b.clear([-23, -23, 26], [46, 46, height - 26], { front: standing, right: standing })
  b.quiet.block(height, [88, 88, 16], metals.graphite)
  b.quiet.box([26, 4, height - 74], [52, 60, 72], brand.sand, { front: pane, right: pane })
  const girder = { front: lying, top: lying }
  b.quiet.clear([-jib, -18, height + 16], [jib, 36, 40], girder)
  b.quiet.clear([0, -18, height + 16], [230, 36, 40], girder)
  b.quiet.box([160, -30, height - 46], [64, 60, 62], ground.road)
  b.quiet.clear([-16, -16, height + 56], [32, 32, 96], { front: standing, right: standing })
  const stay = points([-jib * 0.84, 0, height + 56], [0, 0, height + 150], [200, 0, height + 56])
  b.wire(stay, 4, metals.graphite)
  const [hook, foot] = [b.at(-REACH, 0), to + LIFTED]
  hook.quiet.block(height + 2, [60, 44, 12], metals.graphite)
  const eye: Vec = [0, 0, foot + HIGH + 110]
  hook.wire(points([0, 0, eye[2] - LIFTED], [0, 0, height]), 4, metals.black)
  hook.moving(toAndFro([0, 0, -LIFTED], 20), g => {
    container(g.at(-LONG / 2, -DEEP / 2, foot), load)
    const [x, y, top] = [LONG / 2 - 8, DEEP / 2 - 8, foot + LEVEL]
    for (const corner of oblong([-x, -y], [x, y], top)) g.wire([corner, eye], 4, metals.black)
    g.quiet.block(foot + HIGH + 96, [24, 18, 16], coats.orange)
  })
}

function bracing(color: string, lying = false): Mark {
  return ({ w, h }) => {
    const [long, short] = lying ? [w, h] : [h, w]
    const bays = partsOf(long, short * 1.1)
    const zigzag = times(bays + 1, (i): Point => {
      const [along, across] = [i / bays, i % 2]
      return lying ? [along, across] : [across, along]
    })
    const chord = lying ? level : upright
    return [lines([chord(0), chord(1), zigzag], color, 6.3)]
  }
}

/** A mobile crane on four axles along x, its boom out over +x to a point. */
export function mobileCrane(b: Builder, [reach, height]: Point) {
  const color = coats.sun
  const pane = [panel(0.12, 0.3, 0.74, 0.56, glass.pane)]
  wheels(b, [-190, -110, 90, 170], 76, 36, 10)
  b.block(26, [480, 152, 58], color, {
    front: [tint(0, 0, 1, 0.2, metals.graphite)],
    right: lamps(0.5),
  })
  b.box([[-216, 200], [-130, 76], 50], [16, 54, 14], metals.graphite)
  b.box([[-216, 200], [-130, 114], 0], [16, 16, 50], metals.graphite)
  b.box([150, -70, 84], [86, 140, 70], color, { front: pane, right: pane })
  b.cylinder([-70, 0, 84], 56, 14, metals.graphite)
  b.box([-190, -60, 98], [180, 56, 76], color)
  b.box([-190, 10, 98], [110, 50, 96], color, { front: pane, right: pane })
  const boom = (t: number): Vec => [(reach + 150) * t - 150, 0, (height - 186) * t + 186]
  b.beam(boom(0), boom(0.42), 40, color)
  b.beam(boom(0.42), boom(0.74), 30, '#f0c46a')
  b.beam(boom(0.74), boom(1), 22, color)
  const [x, , z] = boom(0.3)
  b.beam([-20, 0, 174], [x, 0, z - 26], 12, metals.steel)
}
