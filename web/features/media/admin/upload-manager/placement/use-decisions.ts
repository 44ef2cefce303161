import { useRef, useState } from 'react'
import type { ChosenFile } from '../files/chosen-file.ts'
import { choose, type Decision, firstDecisions, inOrder } from './decide.ts'
import type { Placement } from './placement.ts'

type Steps = readonly (readonly Decision[])[]

/** The number of steps that can be undone. */
const maxSteps = 50

/** A person's decisions so far, each step of which can be undone. */
export function useDecisions(placements: readonly Placement[]) {
  const [steps, setSteps] = useState<Steps>(() => [firstDecisions(placements)])
  const [order, setOrder] = useState<'name' | 'time'>('name')
  const ticked = useRef<ChosenFile>(undefined)

  function change(step: (decisions: readonly Decision[]) => readonly Decision[]): void {
    setSteps(stepsBefore => {
      const now = stepsBefore.at(-1) ?? []
      const next = step(now)
      return next === now ? stepsBefore : [...stepsBefore, next].slice(-maxSteps)
    })
  }

  return {
    decisions: steps.at(-1) ?? [],
    change,
    undo: steps.length > 1 ? () => setSteps(stepsBefore => stepsBefore.slice(0, -1)) : undefined,
    order,

    reorder(next: 'name' | 'time') {
      setOrder(next)
      setSteps(stepsBefore => stepsBefore.map(decisions => inOrder(decisions, next)))
    },

    /** Ticks one, or with `isRange` all from the last ticked one up to this one. */
    tick(file: ChosenFile, isChosen: boolean, isRange: boolean) {
      const from = ticked.current
      ticked.current = file
      change(decisions => {
        const files = decisions.map(decision => decision.file)
        const ends = [files.indexOf(file), isRange && from ? files.indexOf(from) : -1]
        const range = ends.includes(-1)
          ? [file]
          : files.slice(Math.min(...ends), Math.max(...ends) + 1)
        return choose(decisions, new Set(range), isChosen)
      })
    },
  }
}
