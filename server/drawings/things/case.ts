import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import type { Theme } from '../props/cabinets/contents.ts'
import { type FeetStyle, feet } from '../props/cabinets/feet.ts'
import type { Finish } from '../props/cabinets/finish.ts'
import { FRONT } from '../props/cabinets/fronts.ts'
import { BOARD, drawCells, isShut } from './case-cells.ts'
import { type Cell, type Column, columnsOf, divided } from './case-words.ts'

/** Case furniture: a carcass on feet, its front a grid of cells. */
export interface Case {
  brief: Brief
  look: Finish
  /** Width along x, depth and height of the carcass in cm. */
  size: readonly [w: number, d: number, h: number]
  /** As `columnsOf` reads it, with the cells of `drawCells`. */
  front: string
  feet?: readonly [style: FeetStyle, h: number]
  theme?: Theme
  /** How far the top stands out at the front and the sides. */
  over?: number
}

/** A stretch of one height, on which things can stand; lengths in cm. */
export type Top = Record<'x' | 'w' | 'z', number>

/** A part of a case with boards all around, its lower edge at `z`. */
interface Block extends Top {
  h: number
  columns: Column[]
}

/** A case from the origin along +x, its back at y = 0, facing +y; gives its tops. */
export function drawCase(b: Builder, plan: Case): Top[] {
  const { size, look, feet: [style, low] = ['plinth', 0] } = plan
  const [, d] = size
  const blocks = blocksOf(plan)
  const [wood, metal] = [look.color, look.fronts.metal]
  if (low > 0)
    for (const { x, w } of joined(blocks.filter(({ z }) => z === 0)))
      feet(b.at(x, 0), { style, w, d, h: low, wood, metal })
  const on = b.at(0, 0, low)
  for (const block of blocks) carcass(on.at(block.x, 0, block.z), plan, block)
  return joined(blocks.map(({ x, w, z, h }) => ({ x, w, z: z + h }))).map(top => {
    lid(on, plan, top, blocks)
    return { ...top, z: top.z + low }
  })
}

/** Columns as high as the case stand between common boards; a gap divides its column. */
function blocksOf({ front, size: [w, , h] }: Case): Block[] {
  const blocks: Block[] = []
  for (const { of: column, from: x, size } of divided(columnsOf(front), w))
    for (const run of runsOf(column, h)) {
      const last = blocks.at(-1)
      if (last?.h === h && run.h === h) {
        last.w = x + size - last.x
        last.columns.push(column)
      } else blocks.push({ x, w: size, ...run })
    }
  return blocks
}

function runsOf({ share, cells }: Column, h: number): Pick<Block, 'z' | 'h' | 'columns'>[] {
  if (cells.every(({ word }) => word !== 'gap')) return [{ z: 0, h, columns: [{ share, cells }] }]
  const runs: { z: number; h: number; cells: Cell[] }[] = []
  let isOpen = true
  for (const { of: cell, from: z, size } of divided(cells, h)) {
    const last = runs.at(-1)
    if (cell.word !== 'gap' && isOpen) runs.push({ z, h: size, cells: [cell] })
    else if (cell.word !== 'gap' && last) {
      last.h += size
      last.cells.push(cell)
    }
    isOpen = cell.word === 'gap'
  }
  return runs.map(({ cells, ...run }) => ({ ...run, columns: [{ share, cells }] }))
}

function joined(all: readonly Top[]): Top[] {
  const tops: Top[] = []
  for (const one of all) {
    const i = tops.findIndex(({ x, w, z }) => near(x + w, one.x) && near(z, one.z))
    const before = tops[i]
    if (before) tops[i] = { ...before, w: before.w + one.w }
    else tops.push(one)
  }
  return tops
}

const near = (one: number, other: number) => Math.abs(one - other) < 0.1

/** The boards of a block without its lid, and its cells. */
function carcass(b: Builder, plan: Case, { w, h, columns }: Block) {
  const [, d] = plan.size
  const { color } = plan.look
  const board = (x: number) => b.box([x, 0, BOARD], [BOARD, d, h - 2 * BOARD], color)
  b.box(0, [w, d, BOARD], color)
  board(0)
  const bays = divided(columns, w - 2 * BOARD, BOARD)
  for (const [i, { of: column, from, size }] of bays.entries()) {
    drawCells(b.at(BOARD + from, 0), plan, column, [size, h], [i === 0, i === bays.length - 1])
    board(BOARD + from + size)
  }
}

function lid(b: Builder, { size: [, d], look, over = 0 }: Case, top: Top, blocks: Block[]) {
  const below = blocks.filter(
    ({ x, z, h }) => near(z + h, top.z) && x >= top.x && x < top.x + top.w,
  )
  const shut = below.every(({ columns }) => columns.every(({ cells }) => isShut(cells.at(-1))))
  const proud = over > 0 || shut ? FRONT : 0
  const size = [top.w + 2 * over, d + over + proud, BOARD] as const
  b.box([top.x - over, 0, top.z - BOARD], size, look.top)
}
