import { parse } from '@babel/parser'
import type { Node } from '@babel/types'
import { type Edit, editsOf } from './kinds.ts'

/** A node of a file that can be mutated, in one way or several. */
export interface Place {
  /** From the root of the checkout. */
  file: string
  line: number
  /** It is in no function, so that loading the file executes it. */
  isAtLoad: boolean
  edits: Edit[]
}

/** All places of a file, in their order; none in types, imports and what is written to the log. */
export function placesIn(file: string, text: string): Place[] {
  const plugins = file.endsWith('x') ? (['typescript', 'jsx'] as const) : (['typescript'] as const)
  const tree = parse(text, { sourceType: 'module', plugins: [...plugins] })
  const places: Place[] = []
  const visit = (node: Node, parents: readonly Node[]) => {
    if (isNoBehaviour(node)) return
    const edits = editsOf(node, parents, text)
    if (edits.length > 0) {
      const isAtLoad = !parents.some(isFunction)
      places.push({ file, line: node.loc?.start.line ?? 0, isAtLoad, edits })
    }
    for (const child of childrenOf(node)) visit(child, [node, ...parents])
  }
  visit(tree.program, [])
  return places
}

export function mutated(text: string, { start, end, after }: Edit): string {
  return text.slice(0, start) + after + text.slice(end)
}

function isNoBehaviour(node: Node): boolean {
  if (node.type === 'CallExpression') return isLogging(node.callee)
  const holdsExpression = /^TS(As|Satisfies|NonNull|Instantiation)Expression$/.test(node.type)
  return /^(TS|Import)/.test(node.type) && !holdsExpression && node.type !== 'Import'
}

const isFunction = ({ type }: Node) => /Function|Method/.test(type)

/** `log.info`, `options.log.warn`, `console.log`. */
function isLogging(callee: Node): boolean {
  if (callee.type !== 'MemberExpression') return false
  const { object } = callee
  const name = object.type === 'MemberExpression' ? object.property : object
  return name.type === 'Identifier' && /^(log|logger|console)$/.test(name.name)
}

function childrenOf(node: Node): Node[] {
  return Object.entries(node)
    .filter(([name]) => !/Comments$/.test(name))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'loc' in value
}
