import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { type Mark, panel, polygon } from '../../../kit/mark.ts'
import { coats, fabrics, metals, valuesOf, woods } from '../../../kit/palette.ts'
import { mug, pile } from '../../../props/desk-things.ts'
import { deskLamp } from '../../../props/lamps.ts'
import { table } from '../../../props/tables.ts'

/** Samples pinned to the wall: squares of colour, wood and cloth, and a few drawings. */
export function samples(brief: Brief): Mark[] {
  const colors = brief.shuffle([...valuesOf(fabrics), ...valuesOf(woods), ...valuesOf(coats)])
  const marks: Mark[] = [panel(0.07, 0.32, 0.5, 0.5, '#f7f3ea')]
  for (let i = 0; i < 24; i++)
    marks.push(
      panel(
        0.09 + (i % 8) * 0.059,
        0.36 + Math.floor(i / 8) * 0.148,
        0.05,
        0.125,
        colors[i % colors.length] as string,
      ),
    )
  const sheet = (u: number, v: number, w: number, h: number): Mark[] => [
    panel(u, v, w, h, '#fbf9f4'),
    polygon(
      [
        [u + w * 0.15, v + h * 0.25],
        [u + w * 0.85, v + h * 0.25],
        [u + w * 0.85, v + h * 0.55],
        [u + w * 0.5, v + h * 0.8],
        [u + w * 0.15, v + h * 0.55],
      ],
      brief.pick(['#9fc3c6', '#e6b8a2', '#ecd49a']),
    ),
  ]
  return [
    ...marks,
    ...sheet(0.64, 0.5, 0.12, 0.3),
    ...sheet(0.79, 0.42, 0.14, 0.38),
    ...sheet(0.64, 0.3, 0.12, 0.16),
  ]
}

/** A table on which samples lie in fans. */
export function sampleTable(b: Builder, brief: Brief, wood: string): void {
  table(b, { w: 300, d: 120, h: 84, top: wood, legs: 'panels' })
  swatches(b.at(-100, -10, 84), brief)
  swatches(b.at(0, -16, 84), brief)
  pile(b.at(92, 10, 84), ['#1f6f78', '#f1ece1', '#d8572a'])
  mug(b.at(56, -30, 84), '#d8572a')
  deskLamp(b.at(120, -36, 84), metals.black)
}

/** A fan of samples lying on a table. */
export function swatches(b: Builder, brief: Brief): void {
  const colors = brief.shuffle(valuesOf(fabrics))
  for (let i = 0; i < 6; i++)
    b.box([(i % 3) * 28 - 40, Math.floor(i / 3) * 34 - 30, 0], [24, 28, 2], colors[i] as string, {
      casts: false,
    })
}

/** A model of a house on its plot. */
export function modelHouse(b: Builder, brief: Brief): void {
  b.box([-90, -62, 0], [180, 124, 4], '#cdd9bd')
  b.box([-56, -34, 4], [90, 50, 30], '#f7f3ea')
  b.gable([-62, -40, 34], [102, 62, 22], 'x', brief.pick(['#d8572a', '#1f6f78']), {
    endColor: '#f7f3ea',
  })
  b.box([34, -20, 4], [34, 36, 22], '#e6dfd0')
  for (const [x, y] of [
    [-70, 40],
    [60, 40],
    [20, 44],
  ] as const)
    b.ball([x, y, 13], 9, '#7fa557', { casts: false })
}
