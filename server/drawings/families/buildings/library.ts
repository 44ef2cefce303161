import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { lighter } from '../../kit/light.ts'
import { panel } from '../../kit/mark.ts'
import { coats, metals } from '../../kit/palette.ts'
import { bookWall } from '../../props/behind-glass.ts'
import { roofHeight } from '../../props/container.ts'
import { window } from '../../props/openings.ts'
import { canopy, parasol, solarPanels } from '../../props/outdoors.ts'
import { paved } from '../../props/plots.ts'
import { roofColors } from '../../props/roofs/covers.ts'
import { pitchedRoof } from '../../props/roofs/pitched.ts'
import { showcase } from '../../props/showcases.ts'
import { bookStack, openBookSign } from '../../props/signs.ts'
import { bookOnWall, H, type Library, square, stack, TOP, unit, volume } from './libraries/books.ts'

const constructions = ['long', 'book-stack', 'gabled', 'court', 'spines', 'two-storey'] as const

/** A library: walls of books behind glass, an open book for a sign, benches to read on. */
export const library: Family = (b, brief) => {
  const colors = brief.shuffle([
    coats.teal,
    coats.orange,
    coats.sun,
    coats.blue,
    coats.sage,
    coats.brick,
    coats.slate,
  ])
  const plan = {
    brief,
    paint: (i: number) => colors[i % colors.length] as string,
    w: brief.between(500, 720),
    d: brief.pick([250, 320]),
  }
  const construction = brief.construction(constructions)
  if (construction === 'long') long(b, plan)
  if (construction === 'book-stack') stackOfBooks(b, plan)
  if (construction === 'gabled') gabled(b, plan)
  if (construction === 'court') court(b, plan)
  if (construction === 'spines') spines(b, plan)
  if (construction === 'two-storey') twoStorey(b, plan)
}

/** Glass along the whole front, an open book on the roof. */
function long(b: Builder, plan: Library): void {
  const { brief, paint, w, d } = plan
  square(b, plan, w + 120, d, 300)
  unit(b, plan, [w + 120, d, H], paint(0), true)
  openBookSign(b.at(brief.between(0.3, 0.7) * w + 40, d - 120, TOP), 210, 150, paint(1))
  canopy(b.at(-6, d + 5), 190, 90, 234, { roof: paint(1) })
}

/** Three storeys laid on each other like closed books. */
function stackOfBooks(b: Builder, plan: Library): void {
  const { brief, paint, w } = plan
  const sizes = [
    [w, 400],
    [w * brief.between(0.78, 0.9), 350],
    [w * brief.between(0.55, 0.75), 300],
  ] as const
  square(b, plan, w + 60, 420, 260)
  let z = 0
  sizes.slice(0, brief.int(2, 3)).forEach(([bw, bd], i) => {
    const h = i === 0 ? 250 : brief.between(180, 220)
    volume(
      b.at(i * brief.between(10, 45), (420 - bd) * (i % 2 ? 0.9 : 0.5), z),
      plan,
      [bw, bd, h],
      paint(i),
      i,
    )
    z += h + 36
  })
}

/** A house of reading: its whole gable is glass before shelves. */
function gabled(b: Builder, plan: Library): void {
  const { brief, paint } = plan
  const [w, d, rise] = [brief.between(380, 470), brief.between(440, 620), brief.between(150, 230)]
  square(b, plan, w + 60, d, 290)
  const shelves = bookWall(4, brief)
  b.box([0, 0, 0], [w, d, H], paint(0), {
    front: [showcase([0.06, 0.02, 0.88, 0.96], 4, [shelves], { door: 1 })],
    right: Array.from({ length: 3 }, (_, i) => window([0.08 + i * 0.31, 0.3, 0.22, 0.46])),
  })
  pitchedRoof(b.at(0, 0, H), [w, d], {
    rise,
    along: 'y',
    color: brief.pick([roofColors.charcoal, roofColors.clay, roofColors.green]),
    gable: lighter(paint(0), 0.12),
    gableMarks: [bookOnWall(0.5, 0.32, 0.3, paint(1))],
    eave: 14,
    verge: 46,
  })
  bookStack(b.at(w * 0.62, d + 110), stack(plan, 3))
}

/** Two units around a garden for reading, with a stack of books as its landmark. */
function court(b: Builder, plan: Library): void {
  const { brief, paint, w, d } = plan
  const wing = brief.between(330, 440)
  square(b, plan, w + d, d + wing, 150)
  paved(b, [d + 10, d + 10, w - 20, wing - 10], '#d9cdb6', 55)
  unit(b, plan, [w + d, d, H], paint(0), true)
  b.box([0, d + 5, 0], [d, wing, H - 10], paint(1), {
    front: [window([0.14, 0.3, 0.72, 0.46], { panes: 3 })],
    right: [showcase([0.06, 0.04, 0.88, 0.84], 4, [bookWall(3, brief)])],
  })
  b.box([-4, d + 5, H - 10], [d + 8, wing + 4, roofHeight], '#f3f0e7')
  openBookSign(b.at(w * 0.62 + d, d - 110, TOP), brief.between(170, 230), 140, paint(2))
  parasol(b.at(d + 190, d + 190), paint(2))
  bookStack(b.at(w + d - 90, d + wing - 40), stack(plan, 4))
}

/** Giant spines, side by side, before the front. */
function spines(b: Builder, plan: Library): void {
  const { brief, paint, w, d } = plan
  square(b, plan, w + 80, d + 40, 280)
  unit(b, plan, [w + 80, d, H], '#efece0', false)
  const door = brief.pick([0.12, 0.4, 0.66]) * w
  let x = 6
  for (let i = 0; x < w + 20; i++) {
    const thick = brief.between(46, 84)
    if (x + thick > door && x < door + 150) {
      x = door + 154
      continue
    }
    const h = brief.between(250, 430)
    const tip = '#fbf6ea'
    b.box([x, d + 5, 0], [thick, 36, h], paint(i), {
      front: [
        panel(0.16, 0.84, 0.68, 0.03, tip, { edge: false }),
        panel(0.34, 0.32, 0.32, 0.42, tip, { edge: false, opacity: 0.85 }),
        panel(0.16, 0.1, 0.68, 0.03, tip, { edge: false }),
      ],
      topColor: '#f6efdc',
    })
    x += thick + 3
  }
  canopy(b.at(door - 4, d + 5), 158, 90, 228, { roof: metals.graphite })
  solarPanels(b.at(60, 40, TOP), 3, 2)
}

/** Two floors of shelves from ground to roof behind one tall window. */
function twoStorey(b: Builder, plan: Library): void {
  const { brief, paint, w, d } = plan
  const [tall, low] = [brief.between(300, 360), w * 0.75]
  const h = 2 * H
  square(b, plan, tall + low, d + 30, 280)
  b.box([0, -20, 0], [tall, d + 50, h], paint(0), {
    front: [showcase([0.1, 0.03, 0.8, 0.9], 3, [bookWall(6, brief)], { door: 1 })],
    right: [window([0.2, 0.62, 0.6, 0.2], { panes: 3 })],
  })
  b.box([-6, -26, h], [tall + 12, d + 62, 14], '#f3f0e7')
  unit(b.at(tall + 5, 0), plan, [low, d, H - 20], paint(1), false)
  openBookSign(b.at(tall / 2, d - 90, h + 14), 190, 130, paint(2))
  solarPanels(b.at(tall + 60, 50, TOP - 20), 3, 2)
  bookStack(b.at(tall + 100, d + 92), stack(plan, 3))
}
