import type { PageVersion } from '../../contract.ts'

/** A state of a page: `draft`, `published`, `shipped`, `nothing`, or the id of a version. */
export type StateName = string

/** Two states that are compared. */
export interface Pair {
  before: StateName
  after: StateName
}

export const DRAFT = 'draft'
export const PUBLISHED = 'published'
export const SHIPPED = 'shipped'
/** Before a page of the owner's own was first published. */
export const NOTHING = 'nothing'

/** What would change for visitors. */
export const UNPUBLISHED: Pair = { before: PUBLISHED, after: DRAFT }

export const isVersion = (state: StateName): boolean => /^\d+$/.test(state)

/** How many versions of a page are stored. */
const MOST = 200

/**
 * What a version replaced; undefined where that is not stored any more.
 * @param versions newest first
 */
export function replacedBy(
  id: string,
  versions: readonly PageVersion[],
  isOwn: boolean,
): StateName | undefined {
  const before = versions[versions.findIndex(version => version.id === id) + 1]
  if (before) return before.id
  if (versions.length >= MOST) return undefined
  return isOwn ? NOTHING : SHIPPED
}

/** In the address of the editor: `compare=12..draft`. */
export const NAME = 'compare'

export function pairIn(params: URLSearchParams): Pair | undefined {
  const [before, after, ...surplus] = params.get(NAME)?.split('..') ?? []
  if (!isState(before) || !isState(after) || surplus.length > 0) return undefined
  return { before, after }
}

export const wordsOf = ({ before, after }: Pair): string => `${before}..${after}`

const isState = (name: string | undefined): name is StateName =>
  name !== undefined && ([DRAFT, PUBLISHED, SHIPPED, NOTHING].includes(name) || isVersion(name))
