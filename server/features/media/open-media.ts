import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Turns } from '../../base/child-processes/turns.ts'
import type { Config } from '../../base/config.ts'
import { curesOf, deniedAt } from '../../base/disk/denied.ts'
import { diskSpaceReader } from '../../base/disk/disk-space.ts'
import type { Log } from '../../base/log.ts'
import type { Cluster } from '../../scale/index.ts'
import { binFolder } from '../../storage/bin/bin.ts'
import { openChecker } from './check-work/check-in-child-process.ts'
import { type Derivatives, type DerivativesOptions, openDerivatives } from './derivatives/index.ts'
import { type ImageWorker, openImageWorker } from './image-work/image-worker.ts'
import type { MediaFiles } from './media-files.ts'
import type { FinishedUploads } from './resumable/finished-uploads.ts'
import { openUploads } from './resumable/open-uploads.ts'
import type { PartialUploads } from './resumable/partial-uploads.ts'
import type { Manifest } from './slots/slots.ts'
import { incomingFolder, partialFolder } from './upload/incoming.ts'
import { openReceiver, type Receiver } from './upload/receive.ts'
import { createReservations } from './upload/space-reservations.ts'
import { openVolumeFiles } from './volume-files.ts'

/** The parts that manage the files of the slots. */
export interface OpenMedia extends MediaFiles {
  receiver: Receiver
  uploads: PartialUploads
  finished: FinishedUploads
  derivatives: Derivatives
  /** Makes small images in the child process, since the server itself does not load sharp. */
  makePicture: ImageWorker['make']
  /** Scans for files copied in or deleted by hand, for a person; resolves to how many changed. */
  rescan(): Promise<number>
  /** The same where no administrator asked for it: what is lost stays known as lost. */
  lookThrough(): Promise<number>
  /** A sentence with its cure for each file or folder that the site may not use now. */
  denied(): Promise<string[]>
  /** Resolves when nothing is being written. */
  close(): Promise<void>
}

export interface OpenMediaOptions {
  config: Pick<Config, 'uploadsDir' | 'dataDir' | 'maxUploadBytes'>
  manifest: Manifest
  drawingsVersion: string
  /** The file of the program that processes images. */
  imageProgram: string
  /** The file of the program that checks documents and videos. */
  checkProgram: string
  /** Schedules its work with all other child processes. */
  turns: Turns
  /** Whether an administrator with this id exists. */
  isUser: (id: string) => boolean
  log: Log
  /** Where the site has several processes. */
  cluster?: Pick<Cluster, 'database' | 'leader' | 'objects'> | undefined
}

export async function openMedia(options: OpenMediaOptions): Promise<OpenMedia> {
  const { config, manifest, isUser, log } = options
  const { uploadsDir, dataDir, maxUploadBytes } = config
  const files = await openFiles(options)
  const { library, fingerprints: sources, bin } = files
  const worker = openImageWorker(options.imageProgram, { turns: options.turns })
  const checker = openChecker(options.checkProgram)
  const prepare = {
    image: async (source: string, target: string) => {
      await worker.run({ kind: 'upright-jpeg', source, target }, true)
      return target
    },
    video: checker.check('video'),
    pdf: checker.check('pdf'),
  }
  const reservations = createReservations(diskSpaceReader(uploadsDir), bin.giveWay)
  const receiving = { library, uploadsDir, sources, maxUploadBytes, reservations, prepare }
  const receiver = await openReceiver(receiving)
  const onSweepFailed = (err: unknown) => log.error({ err }, 'old uploads not swept')
  const { cluster } = options
  const { uploads, finished } = await openUploads({
    ...{ cluster, uploadsDir, receiver, reservations, isUser, onSweepFailed },
  })
  const isOneVolume = (await stat(dataDir)).dev === (await stat(uploadsDir)).dev
  const readDiskSpace = isOneVolume ? reservations.readDiskSpace : diskSpaceReader(dataDir)
  const making = { library, manifest, worker, dataDir, readDiskSpace, log }
  const derivatives = cluster ? await openShared(making, cluster) : openDerivatives(making)

  let logged = ''

  async function lookThrough(): Promise<number> {
    const changed = await library.rescan()
    derivatives.rebuild()
    log.info({ changed: changed.length }, 'volume looked through')
    await logDenied()
    return changed.length
  }

  async function denied(): Promise<string[]> {
    const incoming = join(uploadsDir, incomingFolder)
    const own = [join(uploadsDir, binFolder), incoming, join(incoming, partialFolder)]
    const names = (await readdir(dataDir)).filter(name => !/^\.|^lost\+found$/.test(name))
    const inData = names.map(name => join(dataDir, name))
    const all = await Promise.all([...own, ...inData].map(path => deniedAt(path)))
    return curesOf([...(await library.denied()), ...all.filter(one => one !== undefined)])
  }

  /** Once, until it is something else. */
  async function logDenied(): Promise<void> {
    const cures = await denied()
    if (cures.length > 0 && cures.join() !== logged) {
      log.warn({ cures: cures.slice(0, mostCures) }, 'files or folders of another user')
    }
    logged = cures.join()
  }

  await logDenied()

  return {
    ...files,
    receiver,
    uploads,
    finished,
    derivatives,
    makePicture: worker.make,
    lookThrough,
    denied,
    async rescan() {
      const changed = await lookThrough()
      await files.forgetLost()
      return changed
    },
    async close() {
      uploads.stop()
      await Promise.all([derivatives.close(), worker.close(), checker.close()])
    },
  }
}

/** In one line of the log, where many files are denied one by one. */
const mostCures = 20

/** Loaded where a site has several processes alone. */
async function openShared(
  options: DerivativesOptions,
  cluster: NonNullable<OpenMediaOptions['cluster']>,
): Promise<Derivatives> {
  const { openSharedDerivatives } = await import('./shared/shared-derivatives.ts')
  return openSharedDerivatives({ ...options, ...cluster })
}

async function openFiles({ config, cluster, ...options }: OpenMediaOptions): Promise<MediaFiles> {
  if (!cluster) return openVolumeFiles({ ...options, ...config })
  const { openSharedFiles } = await import('./shared/shared-files.ts')
  return openSharedFiles({ ...options, ...config, ...cluster })
}
