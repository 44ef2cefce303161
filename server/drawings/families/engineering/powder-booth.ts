import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { panel } from '../../kit/mark.ts'
import { coats, glass, metals, valuesOf } from '../../kit/palette.ts'
import {
  type CoatedPart,
  conveyor,
  hangingPart,
  hangingParts,
  powderHopper,
  sprayBooth,
  sprayGun,
} from '../../props/coating.ts'
import { person } from '../../props/people.ts'
import { primers } from '../../props/steelwork.ts'

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

interface Plan {
  readonly brief: Brief
  readonly body: string
  readonly powder: string
  readonly part: CoatedPart
}

const builds: Record<(typeof constructions)[number], (b: Builder, plan: Plan) => void> = {
  'walk-in'(b, { brief, body, powder, part }) {
    const [w, d, h] = [brief.between(300, 440), brief.between(190, 240), brief.between(270, 320)]
    floor(b, w, d + 90)
    sprayBooth(b, w, { color: body, d, h })
    hang(b.at(w * 0.4, d * 0.5, h - 44), part, powder)
    painter(b.at(w * 0.68, d - 34, 0, 2), powder)
    powderHopper(b.at(w + 44, d * 0.7), powder)
  },
  tunnel(b, { brief, body, powder, part }) {
    const [w, d, h] = [brief.between(230, 300), 210, 300]
    const side = brief.between(200, 280)
    const y = 125
    floor(b.at(-side, 0), w + 2 * side, d + 50)
    sprayBooth(b, w, { color: body, d, h })
    conveyor(b.at(-side, y), w + 2 * side, 250, w + 2 * side)
    for (const x of [-side + 110, w * 0.3])
      hangingPart(b.at(x, y, 210), part, x < 0 ? primers.bare : powder)
    for (const x of [w + side - 110]) hangingPart(b.at(x, y, 210), part, powder)
    if (brief.chance(0.5)) powderHopper(b.at(w * 0.5, d + 40), powder)
  },
  bench(b, { brief, body, powder }) {
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
  },
  batch(b, { brief, body, powder, part }) {
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
  },
  automatic(b, { brief, body, powder, part }) {
    const [w, d, h] = [brief.between(320, 420), 220, 310]
    floor(b, w, d + 120)
    sprayBooth(b, w, { color: body, d, h })
    for (const x of [w * 0.3, w * 0.66])
      hang(b.at(x, 96, 262), part, x < w * 0.5 ? primers.bare : powder)
    for (const x of [w * 0.24, w * 0.6]) {
      b.box([x, d + 20, 0], [60, 46, 20], '#48545c')
      b.box([x + 20, d + 34, 20], [20, 20, brief.between(190, 230)], '#e3ab41')
      for (const z of [70, 110, 150])
        b.box([x + 27, d - 70, z], [6, 104, 6], '#48545c', { casts: false })
    }
    powderHopper(b.at(w + 44, d), powder)
  },
  corner(b, { brief, body, powder, part }) {
    const [w, d, h] = [brief.between(260, 330), brief.between(230, 290), brief.between(240, 290)]
    floor(b, w, d + 70)
    b.box([0, 0, 0], [w, 34, h], body, {
      front: [0.05, 0.29, 0.53, 0.77].map(u => panel(u, 0.14, 0.18, 0.72, '#c3ccd1')),
    })
    b.box([0, 34, 0], [34, d - 34, h], body, {
      right: [0.06, 0.38, 0.7].map(u => panel(u, 0.14, 0.24, 0.72, '#c3ccd1')),
    })
    for (const [x, y] of [
      [w * 0.3, 17],
      [w * 0.7, 17],
      [17, d * 0.6],
    ] as const)
      b.cylinder([x, y, h], 15, 50, metals.steel)
    const gallows = b.at(w * 0.56, d * 0.5)
    gallows.box([-80, -6, h - 40], [160, 12, 10], '#48545c')
    for (const x of [-80, 72]) gallows.box([x, -4, 0], [8, 8, h - 40], '#48545c')
    hangingPart(gallows.at(0, 0, h - 82), part, powder)
    painter(b.at(w * 0.8, d - 4, 0, 2), powder)
    powderHopper(b.at(w * 0.2, d + 26), powder)
  },
}

function hang(b: Builder, part: CoatedPart, color: string): void {
  hangingPart(b, part, color)
}

function painter(b: Builder, powder: string): void {
  person(b, { shirt: '#f1f0ea', trousers: '#f1f0ea', hat: '#f1f0ea', pose: 'working', away: true })
  sprayGun(b.at(0, 42, 108), powder)
}

function floor(b: Builder, w: number, d: number, around = 60): void {
  b.slab([-around, -around, -8], [w + 2 * around, d + 2 * around, 8], '#d9dcd8')
}
