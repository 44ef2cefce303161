import { useRef } from 'react'
import { stepsBelow, valueAt } from './edit-at.ts'

type Faults = Readonly<Record<string, string>>

/** The faults of a form whose fields are as they were when they were found. */
export function useLiveFaults(faults: Faults | undefined, at: string, value: unknown): Faults {
  const found = useRef({ faults, value })
  const live = useRef<Faults>({})
  if (found.current.faults !== faults) found.current = { faults, value }
  const next = liveFaults(faults ?? {}, at, found.current.value, value)
  // The same object while they are the same, since every open field reads it.
  const isSame = Object.keys(next).join(' ') === Object.keys(live.current).join(' ')
  if (!isSame || found.current.value === value) live.current = next
  return live.current
}

export function liveFaults(faults: Faults, at: string, then: unknown, now: unknown): Faults {
  const live = Object.entries(faults).filter(([path]) => {
    const steps = stepsBelow(at, path)
    return steps && valueAt(then, steps) === valueAt(now, steps)
  })
  return Object.fromEntries(live)
}
