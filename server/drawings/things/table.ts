import { type Brief, briefFor } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import type { Vec } from '../kit/geometry.ts'
import type { Mark } from '../kit/mark.ts'
import { woods } from '../kit/palette.ts'
import type { Context } from '../layout/thing.ts'
import { adorn, type Ornament } from '../props/ornaments.ts'
import { tableBases } from './table-bases.ts'
import { caseHeight, tableShelves } from './table-shelves.ts'
import { tableTops } from './table-tops.ts'

/** A make of table: the shape of its top, what carries it and what is between. */
export interface TableMake {
  shape?: Shape
  legs?: Legs
  under?: keyof typeof tableShelves
  /** Of the top, in cm. */
  thick?: number
}

/** A make in words, its top as thick as usual unless told: `round on stem, shelf, 3 thick`. */
export type TableWords =
  `${Shape} on ${Legs}${'' | `, ${keyof typeof tableShelves}`}${'' | `, ${number} thick`}`
type Shape = keyof typeof tableTops
type Legs = keyof typeof tableBases

export function tableMake(words: TableWords): TableMake {
  const [top = '', ...more] = words.split(', ')
  const [shape, legs] = top.split(' on ')
  const [thick] = more.map(word => Number.parseFloat(word)).filter(Boolean)
  const under = more.find(word => word in tableShelves)
  return { shape, legs, under, thick } as TableMake
}

/** A make in a size, in cm, and in its colours. */
export interface TableLook extends TableMake {
  w?: number
  d?: number
  /** Height of the top. */
  h?: number
  top?: string
  /** What is of wood below the top, else as the top. */
  leg?: string
  /** What is of steel below the top, else as the legs. */
  metal?: string
  /** What chance the styles of the legs follow; without it all are plain. */
  brief?: Brief
  /** What is let into its top or lies flat on it. */
  marks?: readonly Mark[]
}

/** What is below a top: its size, the height that is free and what to make it of. */
export interface Under
  extends Record<'w' | 'd' | 'h', number>,
    Record<'top' | 'leg' | 'metal', string> {
  brief: Brief
  legs: Legs
}

/**
 * A table centred on the origin.
 * @returns width, depth and height in cm of the rectangle on its top that things may stand on
 */
export function table(b: Builder, look: TableLook): Vec {
  const { shape = 'slab', legs = 'posts', under, w = 160, h = 74, thick = 4 } = look
  const { top = woods.oak, leg = top, metal = leg, brief = briefFor(''), marks = [] } = look
  const d = shape === 'round' ? w : (look.d ?? 85)
  const { inner, draw } = tableTops[shape]
  const below = { brief, w: w * inner, d: d * inner, h: h - thick, top, leg, metal, legs }
  tableBases[legs](b, { ...below, h: below.h - (under === 'case' ? caseHeight(below.h) : 0) })
  if (under) tableShelves[under](b, below)
  draw(b, { w, d, z: h - thick, thick, color: top, marks })
  return [below.w, below.d, h]
}

/** With chances, by which things stand on it. */
export type AdornedLook = TableLook & Context

const low: Ornament[] = ['books', 'bowl', 'tray', 'vase', 'candles', 'plant', 'mug', 'jars']

export function adornedTable(b: Builder, look: AdornedLook, most: number, things = low) {
  const [w, d, h] = table(b, look)
  adorn(b.at(-w / 2, -d / 2, h), look.brief, [w, d], look.brief.int(1, most), things)
}
