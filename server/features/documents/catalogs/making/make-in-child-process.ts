import { inChildProcess, type MakeFiles } from '../../../../pdf/making/in-child-process.ts'
import type { Job } from './job.ts'

export type MakeCatalog = MakeFiles<Job>

/** @param program the built file of catalog-process.ts */
export const makeInChildProcess = (program: string, longest?: number): MakeCatalog =>
  inChildProcess<Job>(program, longest)
