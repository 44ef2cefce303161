import { basename, join } from 'node:path'
import { widthsFor } from '../../../../web/base/picture-widths.ts'
import { minute } from '../../../../web/base/units.ts'
import { diskSpaceReader } from '../../../base/disk/disk-space.ts'
import { modifiedAtOf, type StoredFile } from '../../../base/disk/stored-file.ts'
import { pictureFormats } from '../../../base/http/picture-formats.ts'
import type { Log } from '../../../base/log.ts'
import type { Leader } from '../../../scale/leader.ts'
import { type FileObject, fileOfCopy } from '../../../scale/objects/file-object.ts'
import { openLocalCopies } from '../../../scale/objects/local-copies.ts'
import type { Objects } from '../../../scale/objects/objects.ts'
import type { Derivatives } from '../derivatives/index.ts'
import { createSlotQueue } from '../derivatives/slot-queue.ts'
import type { ImageWorker } from '../image-work/image-worker.ts'
import type { Library } from '../library-types.ts'
import { filesOf, type Manifest } from '../slots/slots.ts'
import { createMadeDerivatives } from './made-derivatives.ts'
import { makeDerivatives, removeUnfinished } from './make-derivatives.ts'
import { removeOldDerivatives } from './remove-old-derivatives.ts'
import { newVersion } from './slot-file.ts'

export interface SharedDerivativesOptions {
  library: Pick<Library, 'file' | 'local' | 'onChange'>
  manifest: Manifest
  worker: Pick<ImageWorker, 'run'>
  objects: Objects
  leader: Pick<Leader, 'claim' | 'whileLeading'>
  dataDir: string
  log: Log
  /** In milliseconds, from any moment on. */
  clock?: () => number
}

/** So long a photo is not looked at again because a visitor asks for what it lacks. */
const LOOKED_AT_AGAIN = minute

/** Entry in the queue of slots that stands for looking which slots lack any. */
const everything = ''

/**
 * Derivatives of several processes: made by one of them, stored in the bucket by the hash of their
 * photo, and copied to another one when its visitors ask for them. Who is told of a new photo tries to
 * make them, and the process that took the upload is told first; the leader looks for what was left.
 */
export async function openSharedDerivatives(
  options: SharedDerivativesOptions,
): Promise<Derivatives> {
  const { library, manifest, objects, leader, dataDir, log } = options
  const { clock = () => performance.now() } = options
  // As much again is for the photos themselves.
  const mostBytes = (await diskSpaceReader(dataDir)()).total / 4
  const folder = join(dataDir, 'derivative-copies')
  const copies = await openLocalCopies({ folder, objects, mostBytes })
  await removeUnfinished(dataDir)
  const made = createMadeDerivatives(objects, clock)
  const queue = createSlotQueue(check, log)
  /** By hash, when a photo was looked at. */
  const lookedAt = new Map<string, number>()
  const isPicture = (slotPath: string) => manifest.get(slotPath)?.kind === 'image'
  const stopListening = library.onChange(slotPath => {
    if (isPicture(slotPath)) queue.first(slotPath)
  })
  leader.whileLeading(() => {
    rebuild()
    return () => undefined
  })

  /** The photos of all slots, by their hash. */
  function present(): Map<string, string> {
    const paths = manifest.all.flatMap(filesOf).filter(isPicture)
    return new Map(
      paths.flatMap(path => {
        const sha256 = library.file(path)?.sha256
        return sha256 ? [[sha256, path] as const] : []
      }),
    )
  }

  function rebuild(): void {
    queue.replace([everything])
  }

  function recheck(slotPath: string, sha256: string): void {
    lookedAt.set(sha256, clock())
    queue.first(slotPath)
  }

  function isDue(sha256: string): boolean {
    return clock() - (lookedAt.get(sha256) ?? -LOOKED_AT_AGAIN) >= LOOKED_AT_AGAIN
  }

  async function check(slotPath: string): Promise<void> {
    if (slotPath === everything) return checkAll()
    const file = library.file(slotPath)
    if (!file?.sha256) return
    lookedAt.set(file.sha256, clock())
    if (!file.width) throw new Error('Its width cannot be read: it is no JPEG')
    const missing = await missingOf(file.sha256, file)
    if (missing.length === 0) return
    const claim = await leader.claim(`derivatives ${file.sha256}`)
    // Another process makes them.
    if (!claim) return
    try {
      const photo = await library.local(slotPath)
      if (photo?.sha256 !== file.sha256) return
      await makeDerivatives(photo, await missingOf(file.sha256, file), {
        ...options,
        copies,
        made,
        objectOf,
        goesOn: () => !queue.isClosed && claim.isHeld,
      })
    } finally {
      await claim.release()
    }
  }

  async function checkAll(): Promise<void> {
    const photos = present()
    await removeOldDerivatives(objects, photos)
    const all = await made.readAll()
    const lacking = [...photos].filter(([sha256, path]) => {
      const file = library.file(path)
      return file && namesFor(file).some(({ name }) => !all.get(sha256)?.has(name))
    })
    const waiting = queue.waiting()
    queue.replace([...new Set([...waiting, ...lacking.map(([, path]) => path)])])
  }

  async function missingOf(sha256: string, file: StoredFile) {
    const sizes = await made.now(sha256)
    return namesFor(file).filter(({ name }) => !sizes.has(name))
  }

  return {
    async of(slotPath, file) {
      const { sha256 } = file
      const names = namesFor(file)
      if (!sha256 || names.length === 0) return { derivatives: [], isComplete: false }
      const sizes = await made.of(
        sha256,
        names.map(({ name }) => name),
      )
      const derivatives = names.flatMap(({ name, width, format }) => {
        const size = sizes.get(name)
        // A power cut of the store could leave an empty one.
        if (!size) return []
        const object = objectOf(file, name, size)
        const absolute = copies.pathOf(object)
        return [{ absolute, size, version: object.version, width, format }]
      })
      const isComplete = derivatives.length === names.length
      if (!isComplete && isDue(sha256)) recheck(slotPath, sha256)
      return { derivatives, isComplete }
    },
    isThere: derivative =>
      copies.fetch(fileOfCopy(basename(derivative.absolute))).then(
        () => true,
        () => false,
      ),
    rebuild,
    recheck(slotPath) {
      const sha256 = library.file(slotPath)?.sha256
      if (!sha256) return
      // What is gone from the bucket is not there, whatever was read of it.
      made.forget(sha256)
      recheck(slotPath, sha256)
    },
    waiting: () => queue.waiting().filter(slotPath => slotPath !== everything).length,
    settled: queue.settled,
    async close() {
      stopListening()
      await queue.close()
    },
  }
}

/** The derivatives of a photo. */
function namesFor({ width: photoWidth = 0 }: StoredFile) {
  return widthsFor(photoWidth).flatMap(nominal =>
    pictureFormats.map(format => ({
      name: `${nominal}.${format}`,
      nominal,
      width: Math.min(nominal, photoWidth),
      format,
    })),
  )
}

export type NamedDerivative = ReturnType<typeof namesFor>[number]

/** Its version is that of its photo, with its own size: the same at each process. */
function objectOf({ sha256 = '', version }: StoredFile, name: string, bytes: number): FileObject {
  return { sha256, derivative: name, bytes, version: newVersion(bytes, modifiedAtOf(version)) }
}
