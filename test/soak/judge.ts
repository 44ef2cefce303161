import type { Soak } from './soak.ts'

/** Megabytes that code compiled late and answers to new addresses may take. */
const OTHERS = 8
/** Megabytes for each inquiry, whose text is kept for the search: an inquiry has up to 2 KB. */
const INQUIRY = 0.003

/** Descriptors that the log or a late file may hold. */
export const MAY_STAY = 3

/** The violations of a soak's limits, each as a sentence. */
export function faultsOf(soaked: Soak): string[] {
  const { acknowledged, lost, memory, descriptors, unexplained } = soaked
  const faults = unexplained.slice(0, 10)
  if (lost > 0) faults.push(`${lost} acknowledged inquiries are lost`)
  if (memory.late > memory.early + OTHERS + acknowledged * INQUIRY) {
    faults.push(`memory in use grew from ${memory.early} to ${memory.late} MB`)
  }
  if (descriptors.after > descriptors.before + MAY_STAY) {
    faults.push(`${descriptors.after} descriptors are open instead of ${descriptors.before}`)
  }
  return faults
}
