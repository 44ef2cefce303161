export const SVG = 'http://www.w3.org/2000/svg'

/** The elements of a logo: none of them runs, loads or shows another document. */
export const ELEMENTS: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'path', 'rect', 'circle', 'ellipse', 'line'],
  ...['polyline', 'polygon', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask'],
])

/** Style sheets may set these too. Dashes are left out, since fine ones take a renderer minutes. */
export const PROPERTIES: ReadonlySet<string> = new Set([
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity'],
  ...['stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'opacity', 'color', 'display'],
  ...['visibility', 'clip-path', 'clip-rule', 'mask', 'mask-type', 'stop-color', 'stop-opacity'],
  ...['paint-order', 'vector-effect'],
])

const GEOMETRY: ReadonlySet<string> = new Set([
  ...['id', 'd', 'x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'rx', 'ry', 'x1', 'y1', 'x2', 'y2'],
  ...['fx', 'fy', 'fr', 'points', 'offset', 'transform', 'viewBox', 'preserveAspectRatio'],
  ...['gradientUnits', 'gradientTransform', 'spreadMethod', 'clipPathUnits', 'maskUnits'],
  ...['maskContentUnits', 'href'],
])

/** Names, numbers, colours and lists of them: neither quotes, colons nor backslashes. */
const PLAIN = /^[\w\s#%(),.+-]*$/
const NAME = /^[A-Za-z_][\w.-]*$/
const REFERENCE = /^url\(\s*['"]?#([A-Za-z_][\w.-]*)['"]?\s*\)$/

/** The value of an attribute as it may stay; undefined where it may not. */
export function allowedValue(name: string, text: string): string | undefined {
  const value = text.trim()
  if (name === 'id') return NAME.test(value) ? value : undefined
  if (name === 'href') return value.startsWith('#') && NAME.test(value.slice(1)) ? value : undefined
  if (!GEOMETRY.has(name) && !PROPERTIES.has(name)) return undefined
  const [, id] = REFERENCE.exec(value) ?? []
  if (id !== undefined) return PROPERTIES.has(name) ? `url(#${id})` : undefined
  return PLAIN.test(value) && !value.toLowerCase().includes('url(') ? value : undefined
}
