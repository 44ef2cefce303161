import { PROPERTIES } from './allowed.ts'
import type { Read } from './read-tree.ts'

/** The declarations of a style sheet by their selector: `.st0` or `path`. */
export type StyleRules = ReadonlyMap<string, ReadonlyMap<string, string>>

/**
 * The rules of a file's style sheets that drawing programs write: lists of classes and names of
 * elements. Others, and all at-rules, are left out. No style sheet is stored: its declarations
 * become attributes.
 */
export function styleRulesOf(root: Read): StyleRules {
  const rules = new Map<string, Map<string, string>>()
  for (const block of textOf(root).split('}')) {
    const [before = '', declared = ''] = block.split('{')
    // An @import ends with a semicolon.
    const selectors = before.slice(before.lastIndexOf(';') + 1)
    for (const selector of selectors.split(',').map(selectorText => selectorText.trim())) {
      if (!SELECTOR.test(selector)) continue
      rules.set(selector, new Map([...(rules.get(selector) ?? []), ...declarationsIn(declared)]))
    }
  }
  return rules
}

const SELECTOR = /^\.?[A-Za-z_][\w-]*$/

/** Reads the declarations of a rule or of a `style` attribute. */
export function declarationsIn(text: string): [property: string, value: string][] {
  return text.split(';').flatMap((declaration): [string, string][] => {
    const [property = '', ...rest] = declaration.split(':')
    const name = property.trim().toLowerCase()
    const value = rest.join(':').replace('!important', '').trim()
    return PROPERTIES.has(name) && value ? [[name, value]] : []
  })
}

const textOf = ({ name, text, children }: Read): string =>
  name === 'style' ? withoutComments(text) : children.map(textOf).join('')

function withoutComments(text: string): string {
  const [first = '', ...rest] = text.split('/*')
  return (
    first +
    rest.map(part => (part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : '')).join('')
  )
}
