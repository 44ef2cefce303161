import { brand, coats, fabrics, leaves, woods } from '../kit/palette.ts'

const { oak, ash, teak, walnut, mahogany } = woods
const { rust, forest } = fabrics

export interface Scheme extends Record<'floor' | 'wood' | 'fabric' | 'accent', string> {
  /** The wall along the back, and the one that is set off from it. */
  wall: string
  feature: string
  /** Fronts of cupboards and counters. */
  front: string
}

export const schemes: Record<string, Scheme> = {
  coast: scheme('#e6ece8', fabrics.teal, '#d9bd94', oak, fabrics.teal, brand.orange, '#f3efe6'),
  savanna: scheme('#f0e6d0', '#cf9c49', '#b98a58', '#8a5a38', rust, forest, '#e9dcc0'),
  clay: scheme('#eedccf', '#bf7355', '#d8c2a4', walnut, fabrics.clay, brand.teal, '#f4e9dd'),
  forest: scheme('#e4e8d9', '#4f7258', oak, teak, forest, brand.sun, '#dfe4d2'),
  dusk: scheme('#e2e4ea', '#4c5b76', '#b99e7c', walnut, fabrics.denim, coats.sun, '#3d4a5f'),
  sun: scheme('#f6ecd0', '#e0ab48', '#dcc9a6', ash, fabrics.slate, brand.teal, '#fbf6e8'),
  plum: scheme('#efe6ea', '#7a4d69', '#cfb496', mahogany, fabrics.plum, fabrics.mustard, '#f2e8e4'),
  slate: scheme('#e6eaeb', '#536976', '#cdb491', oak, fabrics.slate, brand.orange, '#40525d'),
  mint: scheme('#e3eee2', '#7fa08a', '#e0cfae', ash, fabrics.sage, rust, '#f1f2e8'),
  chalk: scheme('#f2ede2', '#d2bd97', '#c9ab80', oak, fabrics.linen, brand.teal, '#fbf7ee'),
}

export const plainSchemes: Record<string, Scheme> = {
  water: scheme('#e9f0f0', '#9cc4c9', '#cfd8d6', ash, '#3f8a94', brand.orange, '#f6f6f1'),
  leaf: scheme('#edf1e4', '#a9c59a', '#d5d6c6', oak, leaves.green, coats.sun, '#f7f6ee'),
  apricot: scheme('#f6ece0', '#e7b78c', '#dbd2c2', ash, '#d2763f', brand.teal, '#faf6ee'),
  sky: scheme('#e8eef5', '#93b1d2', '#cfd5dc', oak, coats.blue, coats.sun, '#f5f6f8'),
  sand: scheme('#f3ecdd', '#d9c08d', '#c9bfae', teak, '#7c6a53', fabrics.teal, '#f8f3e8'),
  teal: scheme('#e4eeed', '#2f7f88', '#d3d0c3', ash, brand.teal, brand.orange, '#f4f3ec'),
  brick: scheme('#f1e7df', '#b4614a', '#d2cabd', oak, coats.brick, fabrics.denim, '#f6efe7'),
  ink: scheme('#e6e9ea', '#40525d', '#c4c9c7', oak, '#40525d', brand.sun, '#eef0ee'),
}

function scheme(
  wall: string,
  feature: string,
  floor: string,
  wood: string,
  fabric: string,
  accent: string,
  front: string,
): Scheme {
  return { wall, feature, floor, wood, fabric, accent, front }
}
