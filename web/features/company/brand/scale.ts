import type { BrandColors } from './contract.ts'
import { hexOf, oklchOf } from './oklch.ts'

/** The tokens of web/styles/tokens.css that a brand replaces; paper, sand and lines stay neutral. */
export interface Scale extends Record<`--${string}`, string> {
  '--ink': string
  '--ink-2': string
  '--brand': string
  '--mist': string
  '--ground': string
  '--action': string
  '--action-dark': string
  '--sun': string
  '--band': string
  '--band-text': string
}

/**
 * All colours that are made of the two: the lightness of each is that of the default, so that text
 * in it stays as readable; the hue is the company's.
 */
export function scaleOf({ main, accent }: BrandColors): Scale {
  const tint = (color: string, lightness: number, mostChroma: number) => {
    const { chroma, hue } = oklchOf(color)
    return hexOf({ lightness, chroma: Math.min(chroma, mostChroma), hue })
  }
  const ink = tint(main, 0.255, 0.032)
  return {
    '--ink': ink,
    '--ink-2': tint(main, 0.47, 0.028),
    '--brand': main,
    '--mist': tint(main, 0.942, 0.013),
    '--ground': tint(main, 0.937, 0.014),
    '--action': accent,
    '--action-dark': darker(accent),
    '--sun': tint(accent, 0.8, 0.13),
    '--band': ink,
    '--band-text': tint(main, 0.82, 0.017),
  }
}

function darker(color: string): string {
  const { lightness, ...rest } = oklchOf(color)
  return hexOf({ ...rest, lightness: Math.max(0, lightness - 0.065) })
}
