import type { Logo } from './store.ts'

interface Size {
  width: number
  height: number
}

/** The largest size of these proportions within `width` by `height`, to a hundredth. */
export function inside(size: Size, width: number, height = width): Size {
  const scale = Math.min(width / size.width, height / size.height)
  const rounded = (side: number) => Math.round(side * scale * 100) / 100
  return { width: rounded(size.width), height: rounded(size.height) }
}

/** An SVG without a size (`cleanSvg`) in this one, and at this place within another SVG. */
export function sized(svg: string, place: Size & { x?: number; y?: number }): string {
  const words = Object.entries(place).map(([name, value]) => ` ${name}="${value}"`)
  return `<svg${words.join('')}${svg.slice('<svg'.length)}`
}

/** The logo as an SVG without a size. */
export function logoSvg({ svg, png, width, height }: Logo): string {
  if (svg !== undefined) return svg
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<image width="${width}" height="${height}" href="data:image/png;base64,${png}"/></svg>`
  )
}

/** The logo in a white square with round corners, which shows on grounds of any colour. */
export function squareLogo(logo: Logo, size: number): string {
  const { width, height } = inside(logo, 50)
  const place = { x: (64 - width) / 2, y: (64 - height) / 2, width, height }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64">` +
    `<rect width="64" height="64" rx="15" fill="#fff"/>${sized(logoSvg(logo), place)}</svg>`
  )
}
