interface Copy {
  bytes: number
  /** Milliseconds since 1970. */
  usedAt: number
}

/**
 * Names in the order of their last use.
 * @param initial the one used longest ago first
 */
export function recentlyUsed(initial: readonly (readonly [string, Copy])[]) {
  const copies = new Map(initial)
  let sum = initial.reduce((bytes, [, copy]) => bytes + copy.bytes, 0)

  function forget(name: string): Copy | undefined {
    const copy = copies.get(name)
    copies.delete(name)
    sum -= copy?.bytes ?? 0
    return copy
  }

  return {
    bytes: () => sum,
    /** @returns its previous entry */
    use(name: string, copy: Copy): Copy | undefined {
      const previous = forget(name)
      copies.set(name, copy)
      sum += copy.bytes
      return previous
    },
    /** Forgets the one used longest ago; undefined where it was used after `limit`. */
    takeOldest(limit: number): string | undefined {
      const [oldest] = copies
      if (!oldest || oldest[1].usedAt > limit) return undefined
      forget(oldest[0])
      return oldest[0]
    },
  }
}
