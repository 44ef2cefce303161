import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { panel } from '../../kit/mark.ts'
import { coats, glass, metals, valuesOf } from '../../kit/palette.ts'
import { hangingParts, powderHopper, sprayBooth, sprayGun } from '../../props/coating.ts'
import { automatic, corner, tunnel, walkIn } from './powder-booth/open-booths.ts'
import { floor, hang, type Plan, painter } from './powder-booth/parts.ts'

const constructions = ['walk-in', 'tunnel', 'bench', 'batch', 'automatic', 'corner'] as const

/** A powder-coating booth with an open front: filters, light, a part on its hook, the powder. */
export const powderBooth: Family = (b, brief) => {
  const colors = valuesOf(coats).filter(c => c !== coats.cream && c !== coats.charcoal)
  const plan: Plan = {
    brief,
    body: brief.pick(['#e8e6de', '#d5dde0', '#c9d3cf', '#e4dac6']),
    powder: brief.pick(colors),
    part: brief.pick(hangingParts),
  }
  builds[brief.construction(constructions)](b, plan)
}

const builds: Record<(typeof constructions)[number], (b: Builder, plan: Plan) => void> = {
  'walk-in': walkIn,
  tunnel,
  bench,
  batch,
  automatic,
  corner,
}

function bench(b: Builder, { brief, body, powder }: Plan): void {
  const [w, d, h] = [brief.between(150, 210), 110, brief.between(90, 120)]
  floor(b, w, d + 60, 70)
  for (const x of [4, w - 14])
    for (const y of [4, d - 14]) b.box([x, y, 0], [10, 10, 78], '#48545c')
  b.box([0, 0, 78], [w, d, 10], '#6d7a80')
  b.box([0, 0, 88], [w, 16, h], body, {
    front: [0.08, 0.38, 0.68].map(u => panel(u, 0.16, 0.24, 0.66, '#c3ccd1')),
  })
  for (const x of [0, w - 8]) b.box([x, 16, 88], [8, d - 16, h], body)
  b.box([0, 0, 88 + h], [w, d, 14], body, {
    front: [panel(0.05, 0.2, 0.9, 0.6, '#fff3cf', { glows: true })],
  })
  b.cylinder([w * 0.5, 40, 102 + h], 20, brief.between(40, 100), metals.steel)
  b.cylinder([w * 0.36, 62, 88], 22, 3, '#48545c', { casts: false })
  b.turned(
    [w * 0.36, 62, 91],
    [
      [14, 0],
      [20, 20],
      [12, 46],
      [8, 52],
    ],
    powder,
    { casts: false },
  )
  sprayGun(b.at(w * 0.7, 70, 120), powder)
  powderHopper(b.at(w + 40, d * 0.6), powder)
}

function batch(b: Builder, { brief, body, powder, part }: Plan): void {
  const [w, d, h] = [brief.between(230, 280), 230, brief.between(260, 300)]
  floor(b, w + 300, d + 110)
  b.box([0, 0, 0], [w, d, h], body, {
    front: [
      panel(0.06, 0, 0.88, 0.94, '#33424a'),
      panel(0.1, 0.02, 0.8, 0.88, '#5a3a2c', { glows: true }),
      panel(0.2, 0.02, 0.6, 0.8, '#b8552a', { glows: true }),
      panel(0.32, 0.02, 0.36, 0.7, '#f0a24c', { glows: true }),
    ],
  })
  b.box([w * 0.3, d * 0.3, h], [w * 0.4, d * 0.4, 34], body)
  b.box([-6, d, 4], [8, w * 0.44, h - 20], body, {
    right: [panel(0.2, 0.4, 0.5, 0.24, glass.dark)],
  })
  sprayBooth(b.at(w + 10, 0), 260, { color: body, d: d - 20, h: h - 10 })
  hang(b.at(w + 110, d * 0.5, h - 54), part, powder)
  painter(b.at(w + 200, d - 30, 0, 2), powder)
}
