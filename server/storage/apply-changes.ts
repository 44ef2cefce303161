import * as z from 'zod'

export interface Change<T> {
  change: (draft: T) => unknown
}

export type Result = { returned: unknown } | { thrown: unknown }

/**
 * Applies changes one after another to a copy of `value`. Copying and validating is done once for
 * all of them; only when that fails is each tried alone, to find the invalid one. `next` is `value`
 * itself where no change succeeded.
 */
export function applyEach<T, C extends Change<T>>(
  value: T,
  changes: readonly C[],
  schema: z.ZodType<T>,
): { next: T; results: [C, Result][] } {
  try {
    const draft = structuredClone(value)
    const results = changes.map((queued): [C, Result] => [
      queued,
      { returned: queued.change(draft) },
    ])
    return { next: check(draft, schema), results }
  } catch {
    return applyOneByOne(value, changes, schema)
  }
}

function applyOneByOne<T, C extends Change<T>>(
  value: T,
  changes: readonly C[],
  schema: z.ZodType<T>,
) {
  let next = value
  const results = changes.map((queued): [C, Result] => {
    try {
      const draft = structuredClone(next)
      const returned = queued.change(draft)
      next = check(draft, schema)
      return [queued, { returned }]
    } catch (thrown) {
      return [queued, { thrown }]
    }
  })
  return { next, results }
}

function check<T>(draft: T, schema: z.ZodType<T>): T {
  const { data, error } = schema.safeParse(draft)
  if (error) throw new Error(`A change breaks the rules of its store: ${z.prettifyError(error)}`)
  return deepFreeze(data)
}

/** Makes readers that modify a value throw: it would change memory and not the disk. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(deepFreeze)
  }
  return value
}
