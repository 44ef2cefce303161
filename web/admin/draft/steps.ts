/** The states that undo and redo lead to; they share what did not change. */
export interface Steps<Typed> {
  past: readonly Typed[]
  future: readonly Typed[]
  /** The field that the last step typed in, and when. */
  field?: string | undefined
  at?: number
}

export const noSteps: Steps<never> = { past: [], future: [] }

const MOST = 100
/** Typing that goes on within it is the same step. */
const PAUSE_MS = 1000

/** @param now undefined for a change that is a step by itself */
export function withStep<Typed>(
  steps: Steps<Typed>,
  before: Typed,
  now?: Typed,
  at = Date.now(),
): Steps<Typed> {
  const field = now === undefined ? undefined : typedAt(before, now)
  const goesOn = field !== undefined && field === steps.field && at - (steps.at ?? 0) < PAUSE_MS
  const past = goesOn ? steps.past : [...steps.past, before].slice(-MOST)
  return { past, future: [], field, at }
}

export interface Stepped<Typed> {
  typed: Typed
  steps: Steps<Typed>
}

export function undone<Typed>(
  { past, future }: Steps<Typed>,
  now: Typed,
): Stepped<Typed> | undefined {
  const typed = past.at(-1)
  return typed && { typed, steps: { past: past.slice(0, -1), future: [now, ...future] } }
}

export function redone<Typed>(
  { past, future }: Steps<Typed>,
  now: Typed,
): Stepped<Typed> | undefined {
  const [typed, ...rest] = future
  return typed && { typed, steps: { past: [...past, now], future: rest } }
}

export const mapped = <Typed>(
  steps: Steps<Typed>,
  change: (typed: Typed) => Typed,
): Steps<Typed> => ({
  ...steps,
  past: steps.past.map(change),
  future: steps.future.map(change),
})

/**
 * The steps with what others have changed in each of them, so that undo does not take that back too.
 * @param onto undefined for one that meets it: the steps end there
 */
export function rebased<Typed>(
  steps: Steps<Typed>,
  onto: (typed: Typed) => Typed | undefined,
): Steps<Typed> {
  const untilConflict = (all: readonly Typed[]) => {
    const steps: Typed[] = []
    for (const one of all) {
      const rebased = onto(one)
      if (rebased === undefined) break
      steps.push(rebased)
    }
    return steps
  }
  return {
    ...steps,
    past: untilConflict([...steps.past].reverse()).reverse(),
    future: untilConflict(steps.future),
  }
}

/**
 * The path of the one text that differs, such as `sections.1.title`; undefined where more differs.
 * Unchanged parts must be the same object.
 */
export function typedAt(before: unknown, now: unknown, path = ''): string | undefined {
  if (typeof before === 'string' && typeof now === 'string') return path
  if (typeof before !== 'object' || typeof now !== 'object' || !before || !now) return undefined
  const names = new Set([...Object.keys(before), ...Object.keys(now)])
  const valueIn = (value: object, name: string) => Reflect.get(value, name) as unknown
  const differing = [...names].filter(name => valueIn(before, name) !== valueIn(now, name))
  const [name] = differing
  if (name === undefined || differing.length > 1) return undefined
  return typedAt(valueIn(before, name), valueIn(now, name), path ? `${path}.${name}` : name)
}
