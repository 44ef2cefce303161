import { shapedBenches } from './shaped-benches.ts'
import { straightBenches } from './straight-benches.ts'

/** Benches for a garden, centred on the origin, facing +y; `w` is their length. */
export const gardenBenches = { ...straightBenches, ...shapedBenches }

export const gardenBenchStyles = Object.keys(gardenBenches) as (keyof typeof gardenBenches)[]
