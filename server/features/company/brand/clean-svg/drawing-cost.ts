export interface Drawn {
  name: string
  attributes: Record<string, string>
  children: Drawn[]
}

/**
 * Counts the painted elements, each copy included: ten lines of `use` or `mask` that name each
 * other can be a billion.
 * @returns Infinity where something refers to itself
 */
export function drawingCost(root: Drawn): number {
  const byId = new Map<string, Drawn>()
  const costs = new Map<Drawn, number>()
  const note = (element: Drawn) => {
    const { id } = element.attributes
    if (id !== undefined && !byId.has(id)) byId.set(id, element)
    element.children.forEach(note)
  }
  const costOf = (element: Drawn): number => {
    const counted = costs.get(element)
    if (counted !== undefined) return counted
    // An element that is met again before it is counted refers to itself.
    costs.set(element, Number.POSITIVE_INFINITY)
    const references = referencesOf(element).flatMap(id => byId.get(id) ?? [])
    const cost = [...element.children, ...references].reduce((sum, child) => sum + costOf(child), 1)
    costs.set(element, cost)
    return cost
  }
  note(root)
  return costOf(root)
}

const referencesOf = ({ attributes }: Drawn): string[] =>
  Object.entries(attributes).flatMap(([name, value]) => {
    if (name === 'href') return value.slice(1)
    return value.startsWith('url(#') ? value.slice(5, -1) : []
  })
