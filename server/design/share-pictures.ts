import type { Plan } from '../../web/design/plan.ts'
import { planCode } from '../../web/design/plan-code.ts'
import type { BoundedFolder } from '../disk/bounded-folder.ts'
import { brandMark } from '../drawings/brand.ts'
import { drawingsVersion } from '../drawings/version.ts'
import { unavailable } from '../errors.ts'
import type { ImageWorker } from '../media/image-work/image-worker.ts'
import { createSerialQueue } from '../serial-queue.ts'

export interface SharePictures {
  /**
   * The picture of a link to a plan, made where it is not there.
   * @throws AppError 503 where too many wait for one
   */
  read(plan: Plan): Promise<Buffer>
}

interface SharePictureOptions {
  /** Where they are kept, within a limit. */
  kept: BoundedFolder
  makePicture: ImageWorker['make']
  /** Requests that wait for one, which is made in 0.2 s. */
  mostWaiting?: number
}

/** Increment when the same drawing is placed otherwise. */
const layoutVersion = 'p1'

/**
 * One is made at a time, so that an upload waits for one of them at most, however many links to
 * different plans are opened.
 */
export function createSharePictures(options: SharePictureOptions): SharePictures {
  const { kept, makePicture, mostWaiting = 10 } = options
  const runExclusive = createSerialQueue()
  const underWay = new Map<string, Promise<Buffer>>()

  async function make(plan: Plan, name: string): Promise<Buffer> {
    const { shareDrawing } = await import('./share-drawing.ts')
    const drawing = shareDrawing(plan)
    const picture = await makePicture({ kind: 'share-drawing', drawing, mark: brandMark(160) })
    await kept.write(name, picture)
    return picture
  }

  return {
    async read(plan) {
      // The code says every choice of a plan.
      const name = `${planCode(plan)}-${drawingsVersion}${layoutVersion}.jpg`
      const known = underWay.get(name) ?? (await kept.read(name)) ?? underWay.get(name)
      if (known) return known
      if (underWay.size >= mostWaiting) throw unavailable(BUSY)
      const making = runExclusive(() => make(plan, name))
      underWay.set(name, making)
      return making.finally(() => underWay.delete(name))
    },
  }
}

const BUSY = 'Many pictures are being made. Please try again in a minute.'
