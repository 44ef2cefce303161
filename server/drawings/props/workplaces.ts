import type { Builder } from '../kit/builder.ts'
import { type Point, pairs } from '../kit/geometry.ts'
import { panel } from '../kit/mark.ts'
import { brand, lighter, metals } from '../kit/palette.ts'
import type { Random } from '../kit/random.ts'
import { keyboard, monitor, mug, pile } from './desk-things.ts'
import { deskLamp } from './lamps.ts'
import { smallPlant } from './plants.ts'
import { drawers } from './storage.ts'

export const deskLegs = ['frames', 'panels', 'pedestal'] as const
type DeskLegs = (typeof deskLegs)[number]

/** A plain work desk centred on the origin; one sits at its +y side. */
export function workDesk(
  b: Builder,
  [w, d]: Point,
  top: string,
  legs: DeskLegs,
  leg: string = metals.graphite,
) {
  const [x, y, z] = [w / 2, d / 2, 69.5]
  if (legs === 'frames')
    for (const at of [-x + 6, x - 10]) {
      b.box([at, [-y + 4, y - 8], 0], [4, 4, z], leg)
    }
  else {
    b.box([-x + 3, -y + 4, 0], [4, d - 8, z], leg)
    if (legs === 'panels') b.box([x - 7, -y + 4, 0], [4, d - 8, z], leg)
    else b.box([x - 44, -y + 4, 0], [40, d - 8, z], lighter(top, 0.3), { front: [drawers(1, 3)] })
  }
  b.box([-x, -y, z], [w, d, 3.5], top)
}

export function terminal(b: Builder, w = 52) {
  monitor(b.at(0, -5), w)
  keyboard(b.at(0, 18))
}

export function deskThing(b: Builder, random: Random, accent: string) {
  const thing = random.int(0, 3)
  if (thing === 0) mug(b, accent)
  if (thing === 1) pile(b, [brand.teal, '#f1e9d8'])
  if (thing === 2) smallPlant(b, '#e6dfd3')
  if (thing === 3) deskLamp(b, accent)
}

export function copier(b: Builder) {
  b.box(0, [62, 58, 78], '#dcdedc', { front: [drawers(1, 3)] })
  b.box([2, 2, 78], [58, 52, 24], '#40525d', {
    front: [panel(0.12, 0.2, 0.5, 0.22, '#fbfbf8'), panel(0.74, 0.56, 0.18, 0.28, '#7fb8c6')],
  })
  b.box([2, 2, 102], [58, 46, 6], '#eceae3')
}

export function waterCooler(b: Builder) {
  b.block(0, [32, 32, 98], '#f1f1ec', {
    front: [panel(0.2, 0.62, 0.6, 0.2, '#40525d'), panel(0.3, 0.68, 0.12, 0.1, '#7fb8c6')],
  })
  b.turned(98, pairs('6 0, 13 8, 13 34, 9 38'), '#8fc6d6')
}

export function displayStand(b: Builder, w: number, show: Parameters<Builder['box']>[3]) {
  for (const x of [-w * 0.28, w * 0.28 - 5]) {
    b.box([x - 2, -20, 0], [9, 44, 4], metals.black)
    b.box([x, -3, 4], [5, 5, 92], metals.black)
  }
  b.block([2, 62], [w, 5, w * 0.57], metals.black, show ?? {})
}
