import { SaxesParser } from 'saxes'
import { SVG } from './allowed.ts'

/** An element of a file as it was sent. */
export interface Read {
  name: string
  /** The attributes by local name; the first of a name counts. */
  attributes: Map<string, string>
  children: Read[]
  /** The text of a style sheet; all other text is left out. */
  text: string
}

/**
 * Deeper than drawing programs go: the parser takes time by the square of it, and recursions over the tree
 * must not overflow.
 */
const DEEPEST = 100

/**
 * The elements of the SVG namespace in a file, read by an XML parser that knows no entities but
 * those of XML and loads nothing. Elements of another namespace are left out with their content.
 * @returns undefined where it is no SVG
 */
export function readTree(file: string): Read | undefined {
  const parser = new SaxesParser({ xmlns: true, position: false })
  const open: Read[] = []
  let root: Read | undefined
  /** The parser's depth in elements that are left out. */
  let outside = 0
  // saxes would go on after a fault, so the parser throws.
  parser.on('error', error => {
    throw error
  })
  parser.on('opentag', ({ uri, local, attributes }) => {
    if (open.length + outside > DEEPEST) throw new Error('too deep')
    if (outside > 0 || uri !== SVG) {
      outside += 1
      return
    }
    const element: Read = { name: local, attributes: new Map(), children: [], text: '' }
    for (const { local: name, value } of Object.values(attributes)) {
      if (!element.attributes.has(name)) element.attributes.set(name, value)
    }
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })
  parser.on('closetag', () => {
    if (outside > 0) outside -= 1
    else open.pop()
  })
  const read = (text: string) => {
    const element = open.at(-1)
    if (outside === 0 && element?.name === 'style') element.text += text
  }
  parser.on('text', read)
  parser.on('cdata', read)
  try {
    parser.write(file).close()
  } catch {
    return undefined
  }
  return root?.name === 'svg' ? root : undefined
}
