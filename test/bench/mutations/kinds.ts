import type { Node } from '@babel/types'

/** One small change of a source text: what stands from `start` to `end` becomes `after`. */
export interface Edit {
  kind: 'comparison flipped' | 'condition dropped' | 'constant changed' | 'await removed'
  start: number
  end: number
  after: string
}

type Located = Node & { start: number; end: number }

/**
 * The edits that a node of the syntax tree allows; none for most.
 * @param parents from the nearest to the program
 * @param text of the whole file
 */
export function editsOf(node: Node, parents: readonly Node[], text: string): Edit[] {
  switch (node.type) {
    case 'BinaryExpression':
      return flipped(node, text)
    case 'LogicalExpression':
      if (node.operator === '??') return []
      return [node.left, node.right].map(side => dropped(node, textOf(side, text)))
    case 'IfStatement':
      return [dropped(node.test, leaves(node.consequent) ? 'false' : 'true')]
    case 'ConditionalExpression':
      return ['true', 'false'].map(answer => dropped(node.test, answer))
    case 'NumericLiteral':
      return [node.value + 1, node.value - 1].map(value => changed(node, value))
    case 'AwaitExpression':
      return isHandedOn(parents) ? [] : [withoutAwait(node)]
    default:
      return []
  }
}

const others: Record<string, string[]> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>'],
  '<=': ['<', '>='],
  '>': ['>=', '<'],
  '>=': ['>', '<='],
}

function flipped(node: Node & { type: 'BinaryExpression' }, text: string): Edit[] {
  const start = located(node.left).end
  const between = text.slice(start, located(node.right).start)
  return (others[node.operator] ?? []).map(other => ({
    kind: 'comparison flipped',
    start,
    end: located(node.right).start,
    after: between.replace(node.operator, other),
  }))
}

function dropped(condition: Node, after: string): Edit {
  return { kind: 'condition dropped', ...range(condition), after }
}

function changed(node: Node, value: number): Edit {
  return { kind: 'constant changed', ...range(node), after: String(value) }
}

function withoutAwait(node: Node & { type: 'AwaitExpression' }): Edit {
  const { start } = located(node)
  return { kind: 'await removed', start, end: located(node.argument).start, after: '' }
}

/** What an asynchronous function returns is awaited by its caller as well, but for a `try`. */
function isHandedOn([parent, ...above]: readonly Node[]): boolean {
  if (parent?.type === 'ArrowFunctionExpression') return true
  return parent?.type === 'ReturnStatement' && !above.some(({ type }) => type === 'TryStatement')
}

/** `return`, `throw` or `continue`, as a guard has it. */
function leaves(statement: Node): boolean {
  const last = statement.type === 'BlockStatement' ? statement.body.at(-1) : statement
  return /^(Return|Throw|Continue|Break)Statement$/.test(last?.type ?? '')
}

/** In brackets where the text may not stand alone. */
function textOf(node: Node, text: string): string {
  const { start, end } = located(node)
  return /^(Logical|Conditional)Expression$/.test(node.type)
    ? `(${text.slice(start, end)})`
    : text.slice(start, end)
}

function range(node: Node): Pick<Edit, 'start' | 'end'> {
  const { start, end } = located(node)
  return { start, end }
}

function located(node: Node): Located {
  if (node.start == null || node.end == null) throw new Error(`${node.type} without its place`)
  return node as Located
}
