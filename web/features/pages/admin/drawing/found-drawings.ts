import type { DrawingGroup } from '../../drawings.ts'

/** Something to choose: a family, or one kind of it. */
export interface Found {
  family: string
  /** The trait of the kind. */
  kind?: string
  /** `Cottage`, or `Cottage, cabin`. */
  name: string
}

export interface FoundGroup {
  name: string
  found: Found[]
}

/**
 * What has all of these words: families by their names and groups, kinds of a family by theirs as well.
 * Without words, every family.
 */
export function foundIn(groups: readonly DrawingGroup[], words: string): FoundGroup[] {
  const queryWords = wordsIn(words)
  return groups.flatMap(({ name: group, families }) => {
    const found = families.flatMap(({ family, name, kinds }): Found[] => {
      if (hasAll(`${group} ${name}`, queryWords)) return [{ family, name }]
      return kinds
        .filter(kind => hasAll(`${group} ${name} ${kind.name}`, queryWords))
        .map(kind => ({ family, kind: kind.value, name: `${name}, ${kind.name.toLowerCase()}` }))
    })
    return found.length > 0 ? [{ name: group, found }] : []
  })
}

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,-]/)
    .filter(Boolean)

const hasAll = (text: string, queryWords: readonly string[]) => {
  const words = wordsIn(text)
  return queryWords.every(one => words.some(word => word.startsWith(one)))
}
