import type { BrandColors } from './contract.ts'
import { hexOf, linearOf, oklchOf } from './oklch.ts'
import { scaleOf } from './scale.ts'

/** WCAG 2.2, 1.4.3: of text below 24 px. */
const AA = 4.5

const WHITE = '#ffffff'
const PAPER = '#fbf9f4'

/** The contrast from 1, the same colour, to 21, black on white. */
export function contrastOf(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [one, other].map(lightOf).sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** A sentence for each colour that cannot be read where the site uses it, with one that can. */
export function colorFaults(colors: BrandColors): Partial<Record<keyof BrandColors, string>> {
  const faults: Partial<Record<keyof BrandColors, string>> = {}
  for (const name of ['main', 'accent'] as const) {
    const color = colors[name]
    const worst = isHex(color) ? worstUse(colors, name) : undefined
    if (!isHex(color))
      faults[name] = 'Write it as # and six digits or letters a to f, such as #1f6f78'
    else if (worst && worst.contrast < AA) {
      faults[name] =
        `${worst.use} have a contrast of ${rounded(worst.contrast)} to 1 in this colour, and are hard ` +
        `to read below ${AA}. ${readable(colors, name)} can be read.`
    }
  }
  return faults
}

export const isHex = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text)

function worstUse(colors: BrandColors, name: keyof BrandColors) {
  const color = colors[name]
  const uses =
    name === 'main'
      ? [
          { use: 'Small words on the page', ground: PAPER },
          { use: 'Small words on tinted areas', ground: scaleOf(colors)['--ground'] },
        ]
      : [
          { use: 'White words on buttons', ground: WHITE },
          { use: 'Links on the page', ground: PAPER },
        ]
  return uses
    .map(({ use, ground }) => ({ use, contrast: contrastOf(color, ground) }))
    .sort((a, b) => a.contrast - b.contrast)[0]
}

/** The lightest one of the same hue. */
function readable(colors: BrandColors, name: keyof BrandColors): string {
  const { lightness, ...rest } = oklchOf(colors[name])
  for (let percent = Math.floor(lightness * 100); percent > 0; percent -= 1) {
    const color = hexOf({ ...rest, lightness: percent / 100 })
    const { contrast = 0 } = worstUse({ ...colors, [name]: color }, name) ?? {}
    if (contrast >= AA) return color
  }
  return '#000000'
}

/** Downwards: 4.49 is not enough, and must not read as 4.5. */
const rounded = (contrast: number) => Math.floor(contrast * 10) / 10

function lightOf(hex: string): number {
  const [r = 0, g = 0, b = 0] = linearOf(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
