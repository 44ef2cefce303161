import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { use } from '#test'
import {
  type DerivativesOptions,
  openDerivatives,
} from '../../../../server/features/media/derivatives/index.ts'
import {
  type ImageWorker,
  openImageWorker,
} from '../../../../server/features/media/image-work/image-worker.ts'
import type { FileJob } from '../../../../server/features/media/image-work/jobs.ts'
import type { Slot } from '../../../../web/sections/fields.ts'
import { readableLog } from '../../../support/log-lines.ts'
import { openMedia } from './open-media.ts'

export const imageProgram = 'dist/server/image-process.js'
export const checkProgram = 'dist/server/check-process.js'

type Media = Awaited<ReturnType<typeof openMedia>>

/**
 * The media of a site with what makes its smaller pictures, in a process of its own where none is
 * given; `jobs` are those that were asked for.
 */
export async function openWithDerivatives(
  options: Partial<DerivativesOptions> & { media?: Media } = {},
) {
  const media = options.media ?? (await openMedia())
  const { log, lines } = readableLog()
  const jobs: FileJob[] = []
  const process = options.worker ?? use(openImageWorker(imageProgram))
  const worker: ImageWorker = {
    ...process,
    run(job, isAwaited) {
      jobs.push(job)
      return process.run(job, isAwaited)
    },
  }
  const derivatives = openDerivatives({ ...media, log, ...options, worker })
  return {
    ...media,
    media,
    derivatives,
    lines,
    jobs,
    /** The files made of a slot's photo, as `<version>/<width>.<format>`. */
    async made({ path }: Pick<Slot, 'path'>): Promise<string[]> {
      const folder = join(media.dataDir, 'derivatives', path)
      const names = await readdir(folder, { recursive: true }).catch(() => [] as string[])
      return names.filter(name => name.includes('/')).sort()
    },
    close: derivatives.close,
  }
}
