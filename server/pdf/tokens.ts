import type { BrandColors } from '../../web/features/company/brand/contract.ts'
import { scaleOf } from '../../web/features/company/brand/scale.ts'

/** The site's colours (web/styles/tokens.css) for print. */
export const color = {
  ink: '#10262b',
  ink2: '#48605f',
  paper: '#fbf9f4',
  white: '#ffffff',
  sand: '#f1ece1',
  line: '#dfd8c9',
  brand: '#1f6f78',
  mist: '#e3eeea',
  ground: '#e1eeea',
  action: '#bf4417',
  sun: '#e9b44c',
  bandText: '#b9c8c6',
}

/** Replaces one of these colours in documents of a company that has its own. */
export function colorsFor(colors: BrandColors): ReadonlyMap<string, string> {
  const scale = scaleOf(colors)
  return new Map([
    [color.ink, scale['--ink']],
    [color.ink2, scale['--ink-2']],
    [color.brand, scale['--brand']],
    [color.mist, scale['--mist']],
    [color.ground, scale['--ground']],
    [color.action, scale['--action']],
  ])
}

/** A4 portrait, in points. */
export const sheet = { width: 595.28, height: 841.89, margin: 40, top: 64, bottom: 788 }
