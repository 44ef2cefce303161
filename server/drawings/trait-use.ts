/** Answers what traits say, and records which of them a drawing asked for and overruled. */
export interface TraitUse {
  /** The first of the names that the traits name. */
  named<T extends string>(names: readonly T[]): T | undefined
  /** True when the traits name it, false when they name `no-…`. */
  asked(name: string): boolean | undefined
  /** One sentence a trait that was not followed, when everything is drawn. */
  faults(): string[]
}

export function recordTraits(traits: readonly string[] = []): TraitUse {
  const asked = new Set<string>()
  const overruled = new Map<string, string>()
  const named = <T extends string>(names: readonly T[]) => {
    for (const name of names) asked.add(name)
    const [first, ...others] = new Set(names.filter(name => traits.includes(name)))
    for (const other of others) overruled.set(other, first as T)
    return first
  }
  return {
    named,
    asked(name) {
      const answer = named([name, `no-${name}`])
      return answer === undefined ? undefined : answer === name
    },
    faults() {
      const known = [...asked].filter(name => !name.startsWith('no-')).sort()
      return traits.flatMap(trait => {
        const winner = overruled.get(trait)
        if (asked.has(trait) && winner === undefined) return []
        const what = winner ? `is overruled by "${winner}"` : 'was never asked for'
        return `trait "${trait}" ${what}; known are ${known.join(', ') || 'none'}`
      })
    },
  }
}
