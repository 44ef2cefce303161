import { badRequest } from '../../../../base/errors.ts'
import { allowedValue, ELEMENTS, PROPERTIES, SVG } from './allowed.ts'
import { type Drawn, drawingCost } from './drawing-cost.ts'
import { type Read, readTree } from './read-tree.ts'
import { declarationsIn, type StyleRules, styleRulesOf } from './style-rules.ts'

/** Far more than a logo has, and drawn within a second. */
const MOST_ELEMENTS = 5000
/** Bytes of a cleaned file. */
const LARGEST = 200_000
/** Renderers disagree about larger numbers. */
const LARGEST_NUMBER = 1e6

export interface CleanSvg {
  /** An SVG without a width and a height: see `sized`. */
  svg: string
  width: number
  height: number
}

/**
 * Rewrites a logo from the allowed elements and attributes alone, in which nothing runs, nothing is
 * loaded and nothing refers outside of the file.
 * @throws AppError 400 with the remedy, where a visible part cannot stay
 */
export function cleanSvg(file: string): CleanSvg {
  if (file.includes('<!ENTITY')) throw refusal(ENTITIES)
  const root = readTree(file)
  if (!root) throw refusal(NOT_READ)
  refuseWhatShows(root)
  const box = boxOf(root)
  const cleanRoot = drawnOf(root, styleRulesOf(root))
  if (!cleanRoot || drawingCost(cleanRoot) > MOST_ELEMENTS) throw refusal(TOO_MUCH)
  const [, , width, height] = box
  const rootAttributes = Object.entries(cleanRoot.attributes).filter(
    ([name]) => !OF_ITS_PLACE.has(name),
  )
  const attributes = { xmlns: SVG, viewBox: box.join(' '), ...Object.fromEntries(rootAttributes) }
  const svg = svgText({ ...cleanRoot, attributes })
  if (Buffer.byteLength(svg) > LARGEST) throw refusal(TOO_MUCH)
  return { svg, width, height }
}

/** Each place of the logo gives these attributes its own values. */
const OF_ITS_PLACE = new Set(['x', 'y', 'width', 'height', 'viewBox', 'preserveAspectRatio'])

/** Refuses elements that would be missing without notice, or look different on each device. */
function refuseWhatShows({ name, children }: Read): void {
  if (name === 'text') throw refusal(TEXT)
  if (name === 'image') throw refusal(PICTURE)
  children.forEach(refuseWhatShows)
}

function drawnOf(
  { name, attributes: attributesRead, children }: Read,
  rules: StyleRules,
): Drawn | undefined {
  // Both may stand around all of the drawing.
  const element = name === 'switch' || name === 'a' ? 'g' : name
  if (!ELEMENTS.has(element)) return undefined
  const classes = (attributesRead.get('class') ?? '').split(/\s+/).map(className => `.${className}`)
  const styled = [name, ...classes].flatMap(selector => [...(rules.get(selector) ?? [])])
  const presentation = [...attributesRead].filter(([key]) => key !== 'style' && key !== 'class')
  const all = [...presentation, ...styled, ...declarationsIn(attributesRead.get('style') ?? '')]
  const attributes: Record<string, string> = {}
  for (const [key, value] of all) {
    const allowed = allowedValue(key, value)
    if (allowed !== undefined && !hasHugeNumber(allowed)) attributes[key] = allowed
    else if (PROPERTIES.has(key)) delete attributes[key]
  }
  return {
    name: element,
    attributes,
    children: children.flatMap(child => drawnOf(child, rules) ?? []),
  }
}

const hasHugeNumber = (value: string): boolean =>
  (value.match(/[\d.]+(?:e[+-]?\d+)?/gi) ?? []).some(text => Number(text) > LARGEST_NUMBER)

function boxOf({ attributes }: Read): [x: number, y: number, width: number, height: number] {
  const [x, y, width, height] = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [wide, high] = ['width', 'height'].map(name =>
    Number.parseFloat(attributes.get(name) ?? ''),
  )
  const box = width === undefined ? [0, 0, wide, high] : [x, y, width, height]
  const isRead = box.every(part => Number.isFinite(part) && Math.abs(part ?? 0) <= LARGEST_NUMBER)
  const [minX = 0, minY = 0, spanX = 0, spanY = 0] = box
  if (!isRead || spanX <= 0.001 || spanY <= 0.001) throw refusal(NO_SIZE)
  return [minX, minY, spanX, spanY]
}

/** Values have neither quotes nor angle brackets: see `allowedValue`. */
function svgText({ name, attributes, children }: Drawn): string {
  const words = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
  const start = `<${name}${words.join('')}`
  return children.length > 0 ? `${start}>${children.map(svgText).join('')}</${name}>` : `${start}/>`
}

const refusal = (sentence: string) => badRequest(sentence, { logo: sentence })

const NOT_READ = 'This is no SVG that can be read. Save it again as a plain SVG, or take a PNG.'
const ENTITIES = 'This SVG has abbreviations in it that are not read. Save it again as a plain SVG.'
const NO_SIZE =
  'This SVG does not say how large it is. Save it again with a viewBox, or take a PNG.'
const TOO_MUCH = 'This SVG has too much in it for a logo. Simplify it, or take a PNG.'
const TEXT =
  'This SVG has letters that look otherwise on each device. Turn texts into outlines and save it again.'
const PICTURE = 'This SVG has a photo in it. Save the logo as a PNG instead.'
