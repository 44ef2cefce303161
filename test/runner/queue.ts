/** What uvu queues for a file when running is left to others (`uvu/run` does the same). */
export type Run = () => Promise<
  [errors: string | true, passed: number, skipped: number, all: number]
>

type Uvu = { UVU_DEFER: number; UVU_QUEUE: Run[][]; UVU_INDEX: number }

/** uvu looks at these when it is imported: without them it would run what is queued as well. */
const uvu = globalThis as unknown as Uvu
Object.assign(uvu, { UVU_DEFER: 1, UVU_QUEUE: [], UVU_INDEX: 0 })

/** Has the suites that are queued from now on put into a queue of their own; the former ones go. */
export function openQueue(): Run[] {
  const runs: Run[] = []
  uvu.UVU_QUEUE = [runs]
  return runs
}
