import { inFront, type Node } from './in-front.ts'
import { split } from './solid.ts'

const MOST_CUTS = 200

/**
 * Painting order, from the farthest to the nearest. Ties keep the order given. Nodes that hide each
 * other in a circle are cut along a side of one of them, so the order is never guessed.
 */
export function inPaintingOrder<N extends Node>(given: readonly N[]): N[] {
  const graph = new Graph<N>()
  for (const node of given) graph.insert(node)
  const out: N[] = []
  for (let cuts = 0; graph.size > 0; ) {
    const free = graph.takeFree()
    if (free) out.push(free)
    else if (cuts++ > MOST_CUTS || !graph.cutCircle()) out.push(graph.takeFarthest())
  }
  return out
}

interface Vertex<N> {
  node: N
  rank: number
  /** What must be painted before this one, and what after. */
  behind: Set<Vertex<N>>
  before: Set<Vertex<N>>
}

class Graph<N extends Node> {
  private readonly vertices = new Set<Vertex<N>>()
  private free: Vertex<N>[] | undefined

  get size(): number {
    return this.vertices.size
  }

  insert(node: N, rank = this.vertices.size) {
    const vertex: Vertex<N> = { node, rank, behind: new Set(), before: new Set() }
    for (const other of this.vertices) {
      const order = inFront(node, other.node)
      if (order === 0) continue
      const [near, far] = order > 0 ? [vertex, other] : [other, vertex]
      near.behind.add(far)
      far.before.add(near)
    }
    this.vertices.add(vertex)
    this.free = undefined
  }

  takeFree(): N | undefined {
    this.free ??= [...this.vertices].filter(v => v.behind.size === 0).sort(byRank)
    const first = this.free.shift()
    if (!first) {
      this.free = undefined
      return undefined
    }
    for (const later of first.before) if (later.behind.size === 1) insertByRank(this.free, later)
    this.remove(first)
    return first.node
  }

  takeFarthest(): N {
    const sum = (v: Vertex<N>) => v.node.bounds.max.reduce((a, b) => a + b, 0)
    const farthest = [...this.vertices].reduce((a, b) => (sum(b) < sum(a) ? b : a))
    this.remove(farthest)
    return farthest.node
  }

  /** Cuts one solid of a circle along a side of another; false when none can be cut. */
  cutCircle(): boolean {
    const circle = this.findCircle()
    for (const vertex of circle) {
      const [solid, more] = vertex.node.solids
      if (!solid || more) continue
      for (const other of circle)
        for (const axis of [0, 1, 2] as const)
          for (const at of [other.node.bounds.min[axis], other.node.bounds.max[axis]]) {
            const { min, max } = solid.bounds
            if (at <= min[axis] + 0.5 || at >= max[axis] - 0.5) continue
            this.remove(vertex)
            for (const half of split(solid, axis, at))
              this.insert({ ...vertex.node, bounds: half.bounds, solids: [half] }, vertex.rank)
            return true
          }
    }
    return false
  }

  private findCircle(): Vertex<N>[] {
    const trail: Vertex<N>[] = []
    let at = [...this.vertices].find(v => v.behind.size > 0)
    while (at && !trail.includes(at)) {
      trail.push(at)
      at = [...at.behind][0]
    }
    return at ? trail.slice(trail.indexOf(at)) : []
  }

  private remove(vertex: Vertex<N>) {
    for (const later of vertex.before) later.behind.delete(vertex)
    for (const earlier of vertex.behind) earlier.before.delete(vertex)
    this.vertices.delete(vertex)
  }
}

const byRank = <N>(a: Vertex<N>, b: Vertex<N>): number => a.rank - b.rank

function insertByRank<N>(list: Vertex<N>[], vertex: Vertex<N>) {
  let i = list.length
  while (i > 0 && (list[i - 1] as Vertex<N>).rank > vertex.rank) i--
  list.splice(i, 0, vertex)
}
