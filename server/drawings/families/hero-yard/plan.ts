import type { Brief } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'

/** The yard's size; the road lies before it. */
export const WIDTH = 2500
export const DEPTH = 1440

/** The colour of the i-th unit. */
export type Paint = (i: number) => string

export type Build = (b: Builder, brief: Brief, paint: Paint) => void

export interface Plot {
  readonly width: number
  readonly depth: number
  readonly build: Build
}

export interface Placed extends Plot {
  readonly x: number
  readonly y: number
}

/** Lays plots along x with equal gaps over the yard's width. */
export function row(plots: readonly Plot[], y: number): Placed[] {
  const used = plots.reduce((sum, plot) => sum + plot.width, 0)
  const gap = (WIDTH - used) / (plots.length + 1)
  let x = 0
  return plots.map(plot => {
    const placed = { ...plot, x: x + gap, y }
    x = placed.x + plot.width
    return placed
  })
}
