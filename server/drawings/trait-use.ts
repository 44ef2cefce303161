/** Answers what traits say, and records which of them a drawing asked for and overruled. */
export interface TraitUse {
  /** The first of the names that the traits name, else the one by chance. */
  oneOf<T extends string>(names: readonly T[], byChance: () => T): T
  /** True when the traits name it, false when they name `no-…`, else what chance says. */
  whether(name: string, byChance: boolean, share: number): boolean
  /** One sentence a trait that was not followed, when everything is drawn. */
  faults(): string[]
  /** The traits that were followed. */
  followed(): string[]
  /** Everything that was asked for, in the order of the drawing. */
  asks(): readonly Ask[]
}

/** A choice that a drawing has left to traits. */
export interface Ask {
  kind: 'one of' | 'whether'
  /** Those of a choice of one; the name of an option. */
  names: readonly string[]
  /** What it became; several where parts of the drawing differ. */
  answers: ReadonlySet<string>
  /** Whether chance never gives it: only a trait does. */
  isOnlyAsked: boolean
}

export function recordTraits(traits: readonly string[] = []): TraitUse {
  const questions = new Map<string, Ask & { answers: Set<string> }>()
  const knownNames = new Set<string>()
  const overruled = new Map<string, string>()
  const named = <T extends string>(names: readonly T[]) => {
    for (const name of names) knownNames.add(name)
    const [first, ...losers] = new Set(names.filter(name => traits.includes(name)))
    for (const other of losers) overruled.set(other, first as T)
    return first
  }
  const record = (kind: Ask['kind'], names: readonly string[], answer: string, share = 1) => {
    const key = `${kind} ${names.join(' ')}`
    const ask = questions.get(key) ?? { kind, names, answers: new Set(), isOnlyAsked: share === 0 }
    questions.set(key, ask)
    ask.answers.add(answer)
  }
  const isFollowed = (trait: string) => knownNames.has(trait) && !overruled.has(trait)
  return {
    oneOf(names, byChance) {
      const answer = named(names) ?? byChance()
      record('one of', names, answer)
      return answer
    },
    whether(name, byChance, share) {
      const answer = named([name, `no-${name}`])
      const isSo = answer === undefined ? byChance : answer === name
      record('whether', [name], isSo ? name : `no-${name}`, share)
      return isSo
    },
    faults() {
      const names = [...knownNames].filter(name => !name.startsWith('no-')).sort()
      return traits.flatMap(trait => {
        if (isFollowed(trait)) return []
        const winner = overruled.get(trait)
        const what = winner ? `is overruled by "${winner}"` : 'was never asked for'
        return `trait "${trait}" ${what}; known are ${names.join(', ') || 'none'}`
      })
    },
    followed: () => traits.filter(isFollowed),
    asks: () => [...questions.values()],
  }
}
