import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { coats, metals, woods } from '../../kit/palette.ts'
import { ngon, patternHoles, patterns } from '../../props/hole-patterns.ts'
import { pierced } from '../../props/sheet-metal.ts'
import { motif, motifs } from '../../props/sign-motifs.ts'
import { bracketKinds, brackets } from './laser-part/brackets.ts'
import { type Plan, perforated } from './laser-part/panels.ts'

const constructions = ['panel', 'bracket', 'sign', 'screen'] as const

/** A part as it leaves the laser: a panel of holes, a bracket, a sign or a patterned screen. */
export const laserPart: Family = (b, brief) => {
  const construction = brief.construction(constructions)
  const color = brief.pick([
    '#a9b6bc',
    '#8d999f',
    '#c3ccd1',
    metals.graphite,
    ...(construction === 'bracket' ? ['#7d8b93'] : ['#a86a45', coats.charcoal, coats.teal]),
  ])
  builds[construction](b, { brief, color })
}

const builds: Record<(typeof constructions)[number], (b: Builder, plan: Plan) => void> = {
  panel: perforated,
  bracket,
  sign,
  screen,
}

function bracket(b: Builder, { brief, color }: Plan): void {
  const kind = brief.pick(bracketKinds)
  brackets[kind](b.at(0, 0, 0, brief.pick([0, 1])), brief, color)
}

function sign(b: Builder, { brief, color }: Plan): void {
  const [w, h] = brief.pick([
    [150, 150],
    [210, 110],
    [110, 190],
    [180, 140],
  ] as const)
  const holes = [...motif(brief.pick(motifs), w, h), ...corners(w, h)]
  const stand = brief.int(0, 2)
  const t = b.at(0, 0, 0, brief.pick([0, 0, 1]))
  if (stand === 0) {
    for (const x of [w * 0.16, w * 0.84 - 7]) t.box([x, -8, 0], [7, 7, h + 64], metals.black)
    pierced(t.at(0, 0, 60), [w, h], holes, color)
  } else if (stand === 1) {
    t.box([-14, -14, 0], [w + 28, 34, 18], woods.oak)
    pierced(t.at(0, 0, 18), [w, h], holes, color)
  } else {
    t.box([-16, -60, 0], [10, 10, h + 90], metals.black)
    t.box([-6, -58, h + 76], [w + 20, 6, 6], metals.black)
    for (const x of [w * 0.2, w * 0.8])
      t.wire(
        [
          [x, -55, h + 76],
          [x, -55, h + 50],
        ],
        2,
        metals.black,
      )
    pierced(t.at(0, -56, 50), [w, h], holes, color)
    t.box([-36, -80, 0], [50, 50, 4], metals.graphite)
  }
}

function screen(b: Builder, { brief, color }: Plan): void {
  const leaves = brief.int(1, 4)
  const [w, h] = [brief.between(62, 96), brief.between(150, 240)]
  const holes = patternHoles(brief.pick(patterns.slice(3)), w - 6, h - 6, brief.between(16, 30), 6)
  const leaf = (at: Builder) => {
    pierced(at.at(3, 1, 9), [w - 6, h - 6], holes, color)
    frame(at, w, h, metals.graphite)
  }
  if (leaves === 4) {
    for (let i = 0; i < 3; i++) leaf(b.at(i * (w + 1), 0))
    return
  }
  if (leaves === 1) {
    for (const x of [-2.5, w - 5.5]) b.box([x, -14.5, 0], [8, 34, 8], metals.graphite)
    leaf(b.at(0, 0, 8))
    return
  }
  for (let i = 0; i < leaves; i++) {
    const step = Math.floor(i / 2)
    const [x, y] = [step * (w + 5.4), -step * w]
    leaf(i % 2 === 0 ? b.at(x, y) : b.at(x + w + 0.2, y + 5, 0, 1))
  }
}

function frame(b: Builder, w: number, h: number, color: string): void {
  b.box([0, 0, 0], [3, 5, h + 9], color)
  b.box([w - 3, 0, 0], [3, 5, h + 9], color)
  b.box([3, 0, 6], [w - 6, 5, 3], color)
  b.box([3, 0, h + 3], [w - 6, 5, 3], color)
}

function corners(w: number, h: number) {
  return [
    [7 / w, 7 / h],
    [1 - 7 / w, 7 / h],
    [7 / w, 1 - 7 / h],
    [1 - 7 / w, 1 - 7 / h],
  ].map(([u, v]) => ngon(u as number, v as number, 2.6 / w, 2.6 / h, 8))
}
