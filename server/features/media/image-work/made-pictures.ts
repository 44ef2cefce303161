import { type BoundedFolderOptions, openBoundedFolder } from '../../../base/disk/bounded-folder.ts'
import { unavailable } from '../../../base/errors.ts'
import { createSerialQueue } from '../../../base/serial-queue.ts'
import type { ImageWorker } from './image-worker.ts'
import type { PictureJob } from './jobs.ts'

/** Pictures of links, each made when it is first asked for, and kept on disk within a limit. */
export interface MadePictures {
  /**
   * The picture of this name, made where it is not there. All who ask meanwhile get the same one.
   * @param name of its file; another one for whatever it shows otherwise
   * @throws AppError 503 where too many wait for one
   */
  read(name: string, job: () => Promise<PictureJob>): Promise<Buffer>
}

interface MadePicturesOptions extends BoundedFolderOptions {
  makePicture: ImageWorker['make']
}

/** Pictures under way, each of which takes 0.2 s. */
const MOST_WAITING = 10

/**
 * One is made at a time, so that an upload waits for one of them at most, however many links are
 * opened.
 */
export function openMadePictures({ makePicture, ...options }: MadePicturesOptions): MadePictures {
  const folder = openBoundedFolder(options)
  const runExclusive = createSerialQueue()
  const underWay = new Map<string, Promise<Buffer>>()

  async function make(name: string, job: () => Promise<PictureJob>): Promise<Buffer> {
    const picture = await makePicture(await job())
    await folder.write(name, picture)
    return picture
  }

  return {
    async read(name, job) {
      // It may have been begun while the disk was read.
      const picture = underWay.get(name) ?? (await folder.read(name)) ?? underWay.get(name)
      if (picture) return picture
      if (underWay.size >= MOST_WAITING) throw unavailable(BUSY)
      const making = runExclusive(() => make(name, job))
      underWay.set(name, making)
      return making.finally(() => underWay.delete(name))
    },
  }
}

const BUSY = 'Many pictures are being made. Please try again in a minute.'
