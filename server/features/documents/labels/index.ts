import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Turns } from '../../../base/child-processes/turns.ts'
import { AppError, unavailable } from '../../../base/errors.ts'
import type { Log } from '../../../base/log.ts'
import type { MakeFiles } from '../../../pdf/making/in-child-process.ts'
import type { Labels } from './labels.ts'
import type { Job } from './making/job.ts'

/** Documents of labels, made one after the other; none is kept. */
export interface LabelMaker {
  /** @throws AppError 503 where it cannot be made */
  make(labels: Labels): Promise<Buffer>
  /** Resolves when none is being made. */
  close(): Promise<void>
}

interface LabelMakerOptions {
  dataDir: string
  /** The folder where build.ts puts the embedded font subsets. */
  fontFolder: string
  turns: Turns
  make: MakeFiles<Job>
  log: Log
}

export async function openLabelMaker(options: LabelMakerOptions): Promise<LabelMaker> {
  const { fontFolder, turns, make, log } = options
  // The leading dot keeps it out of backups.
  const folder = join(options.dataDir, '.labels')
  await rm(folder, { recursive: true, force: true })
  const lane = turns.lane()
  const underWay = new Set<Promise<void>>()

  return {
    async make(labels) {
      const target = join(folder, `${randomUUID()}.pdf`)
      const startedAt = performance.now()
      const making = lane.run(
        signal => make({ labels, fontFolder, target }, signal),
        () => true,
      )
      underWay.add(making)
      try {
        await making
        const ms = Math.round(performance.now() - startedAt)
        log.info({ labels: labels.labels.length, ms }, 'labels made')
        return await readFile(target)
      } catch (error) {
        throw error instanceof AppError ? error : unavailable(FAILED, error)
      } finally {
        underWay.delete(making)
        await rm(target, { force: true })
      }
    },
    async close() {
      lane.close(new Error('The site is closing'))
      await Promise.allSettled(underWay)
    },
  }
}

const FAILED = 'The labels could not be made just now. Please try again in a minute.'
