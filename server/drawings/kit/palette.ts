/** Brand tokens of the site (web/styles/tokens.css) that drawings share. */
export const brand = {
  ink: '#10262b',
  teal: '#1f6f78',
  orange: '#d8572a',
  sun: '#e9b44c',
  paper: '#fbf9f4',
  sand: '#f1ece1',
  line: '#dfd8c9',
}

export const woods = {
  oak: '#c79a63',
  ash: '#d8b686',
  teak: '#b07a45',
  mahogany: '#8a4b32',
  walnut: '#6f4a33',
  wenge: '#4b362b',
}

export const metals = {
  black: '#2a3238',
  graphite: '#48545c',
  steel: '#98a5ad',
  chrome: '#c3ccd1',
  brass: '#c29a4b',
  white: '#eeece4',
}

export const fabrics = {
  teal: '#2f6b70',
  rust: '#b4533a',
  mustard: '#d6a03c',
  denim: '#54709a',
  sage: '#84997a',
  plum: '#80506f',
  slate: '#566773',
  linen: '#d9ccb6',
  clay: '#c98a68',
  forest: '#3f6650',
}

/** Painted steel of prefab units. */
export const coats = {
  teal: '#1f6f78',
  orange: '#d2562b',
  sun: '#e3ab41',
  cream: '#efece0',
  blue: '#3a648f',
  slate: '#4f6d7a',
  sage: '#7f9370',
  brick: '#a84a36',
  charcoal: '#3b4a52',
  sky: '#7fb0bd',
}

export const glass = { pane: '#b9dfe6', light: '#d9f1f4', dark: '#7fb3c1', night: '#3f6670' }

export const leaves = {
  green: '#5f8d57',
  deep: '#44734f',
  fresh: '#7fa557',
  olive: '#8a9a58',
  jacaranda: '#8f7bb5',
  flame: '#cf6a42',
}

export const walls = {
  chalk: '#ece6da',
  mist: '#d5e0de',
  blush: '#e8d5ca',
  dove: '#d6d9df',
  butter: '#eee0bd',
  mint: '#cfdccb',
  petrol: '#41757c',
  terracotta: '#c27a58',
}

export const ground = {
  paving: '#dcd8c8',
  concrete: '#cdd0cc',
  road: '#8d979a',
  lawn: '#a9bf86',
  gravel: '#d8ccb4',
  soil: '#9c7b5c',
  water: '#8ec3cf',
}

export const leather = { tan: '#a86d43', brown: '#6d4632', black: '#33383c', cream: '#e4d9c4' }

/**
 * Two tones behind a tile, upper and lower, and the tone of the disc that the subject stands on. The
 * first six take turns in a list; web/ui/tint.css and divisions.css paint them while a drawing loads.
 */
export const backdrops = [
  ['#e8f0ef', '#d8e4e2', '#c6d6d3'],
  ['#f5efe4', '#ebe0cd', '#dccfb8'],
  ['#e9edf4', '#d9e0ec', '#c6d0e0'],
  ['#f4ebe6', '#ead9d0', '#dac4b9'],
  ['#eef1e7', '#dee5d2', '#ccd6bb'],
  ['#f0edf3', '#e0dae8', '#cec6da'],
  ['#eaedef', '#dbe0e4', '#c8d0d6'],
] as const

/** How many backdrops take turns. */
export const TURNS = 6

export const valuesOf = <T>(materials: Record<string, T>): T[] => Object.values(materials)

/** The names of what is in a record, in their order. */
export const namesOf = <T extends string>(record: Record<T, unknown>): T[] =>
  Object.keys(record) as T[]

const mixed = new Map<string, string>()

/** Mixes two `#rrggbb` colours; `share` is how much of the second. */
export function mix(from: string, to: string, share: number): string {
  const key = `${from}${to}${share}`
  const cached = mixed.get(key)
  if (cached) return cached
  const [a, b] = [parseInt(from.slice(1), 16), parseInt(to.slice(1), 16)]
  const channel = (shift: number) => {
    const [p, q] = [(a >> shift) & 255, (b >> shift) & 255]
    return Math.round(p + (q - p) * share) << shift
  }
  const color = `#${(channel(16) | channel(8) | channel(0)).toString(16).padStart(6, '0')}`
  mixed.set(key, color)
  return color
}

/** Towards the brand's ink, by a share of 0..1. */
export const darker = (color: string, share: number): string => mix(color, brand.ink, share)

/** Towards white, by a share of 0..1. */
export const lighter = (color: string, share: number): string => mix(color, '#ffffff', share)
