import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { panel } from '../../kit/mark.ts'
import { coats, glass, valuesOf } from '../../kit/palette.ts'
import { hangingParts, sprayBooth } from '../../props/coating.ts'
import { tunnel, walkIn } from './powder-booth/open-booths.ts'
import { floor, hang, type Plan, painter } from './powder-booth/parts.ts'

const constructions = ['batch', 'walk-in', 'tunnel'] as const

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
  batch,
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
