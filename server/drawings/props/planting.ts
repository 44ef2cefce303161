import type { Builder } from '../kit/builder.ts'
import { type TreeKind, tree } from './trees.ts'

/** How far a crown reaches from the trunk, as a share of the tree's height. */
const reach: Record<TreeKind, number> = {
  round: 0.3,
  conifer: 0.25,
  acacia: 0.43,
  palm: 0.38,
  poplar: 0.16,
}

export function crownOf(kind: TreeKind, height: number): number {
  return reach[kind] * height
}

/** A tree at the right of the origin (at its left with -1) whose crown stays clear of it. */
export function treeBeside(
  b: Builder,
  kind: TreeKind,
  height: number,
  leaf: string,
  side: 1 | -1 = 1,
): void {
  tree(b.at(side * (crownOf(kind, height) + 4), 0), kind, height, leaf)
}
