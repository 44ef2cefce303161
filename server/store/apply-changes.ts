import * as z from 'zod'

export interface Change<T> {
  change: (draft: T) => unknown
}

export type Result = { returned: unknown } | { thrown: unknown }

/**
 * Applies changes one after another to a draft of `value`. Drafting and validating is done once for
 * all of them; only when that fails is each tried alone, to find the invalid one. `next` is `value`
 * itself where no change succeeded.
 */
export function applyEach<T, C extends Change<T>>(
  value: T,
  changes: readonly C[],
  schema: z.ZodType<T>,
): { next: T; results: [C, Result][] } {
  try {
    const draft = draftOf(value)
    const results = changes.map((queued): [C, Result] => [
      queued,
      { returned: queued.change(draft.value) },
    ])
    return { next: draft.checked(schema), results }
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
      const draft = draftOf(next)
      const returned = queued.change(draft.value)
      next = draft.checked(schema)
      return [queued, { returned }]
    } catch (thrown) {
      return [queued, { thrown }]
    }
  })
  return { next, results }
}

interface Draft<T> {
  /** For changes to modify. */
  value: T
  /** @throws Error where it breaks the rules of its store */
  checked(schema: z.ZodType<T>): T
}

/**
 * Drafts a frozen value. Of an object each part is copied when a change first reads it, and those that none
 * has read stay the same objects: the products of a site are thirty times the record that a price changes.
 */
function draftOf<T>(value: T): Draft<T> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const copy = structuredClone(value)
    return { value: copy, checked: schema => deepFreeze(parsed(copy, schema)) }
  }
  const parts = { ...value }
  const unread = new Set<PropertyKey>(Object.keys(value))
  return {
    value: new Proxy(parts, {
      get(_, name) {
        const part = Reflect.get(parts, name)
        if (!unread.delete(name)) return part
        const copy = structuredClone(part)
        Reflect.set(parts, name, copy)
        return copy
      },
      set(_, name, part) {
        unread.delete(name)
        return Reflect.set(parts, name, part)
      },
      deleteProperty(_, name) {
        unread.delete(name)
        return Reflect.deleteProperty(parts, name)
      },
    }),
    checked(schema) {
      const next = parsed(parts, schema)
      for (const name of unread) Reflect.set(next as object, name, Reflect.get(value, name))
      return deepFreeze(next)
    },
  }
}

function parsed<T>(draft: T, schema: z.ZodType<T>): T {
  const { data, error } = schema.safeParse(draft)
  if (error) throw new Error(`A change breaks the rules of its store: ${z.prettifyError(error)}`)
  return data
}

/** Makes readers that modify a value throw: it would change memory and not the disk. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(deepFreeze)
  }
  return value
}
