/** A colour by its lightness from 0 to 1, its chroma and its hue in radians. */
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

/** https://bottosson.github.io/posts/oklab/: equal steps of lightness look equal in every hue. */
export function oklchOf(hex: string): Oklch {
  const [r = 0, g = 0, b = 0] = linearOf(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const greenRed = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness,
    chroma: Math.hypot(greenRed, blueYellow),
    hue: Math.atan2(blueYellow, greenRed),
  }
}

/** A colour such as `#1f6f78`, with less chroma where a screen could not show it. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  const greenRed = chroma * Math.cos(hue)
  const blueYellow = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3
  const m = (lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3
  const s = (lightness - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const isShown = linear.every(part => part > -0.001 && part < 1.001)
  if (!isShown && chroma > 0.001) return hexOf({ lightness, chroma: chroma * 0.95, hue })
  return `#${linear.map(part => byteOf(part).toString(16).padStart(2, '0')).join('')}`
}

/** Red, green and blue as amounts of light, from 0 to 1. */
export const linearOf = (hex: string): number[] =>
  [1, 3, 5].map(offset => {
    const part = Number.parseInt(hex.slice(offset, offset + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })

function byteOf(linear: number): number {
  const light = Math.min(1, Math.max(0, linear))
  const part = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
  return Math.round(part * 255)
}
