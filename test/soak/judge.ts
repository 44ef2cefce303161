import type { Soak } from './soak.ts'

/** Megabytes that a collection may be late by; the heap takes two minutes to find its size. */
const lateBy = (seconds: number) => (seconds < 120 ? 100 : 40)

/** What a soak may not come to, each as a sentence; none where all is well. */
export function faultsOf(soaked: Soak): string[] {
  const { seconds, lost, memory, descriptors, unexplained } = soaked
  const faults = unexplained.slice(0, 10)
  if (lost > 0) faults.push(`${lost} acknowledged inquiries are lost`)
  if (memory.late > memory.early + lateBy(seconds)) {
    faults.push(`memory grew from ${memory.early} to ${memory.late} MB`)
  }
  if (descriptors.after > descriptors.before + 3) {
    faults.push(`${descriptors.after} descriptors are open instead of ${descriptors.before}`)
  }
  return faults
}
