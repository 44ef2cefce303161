import type { Cluster } from '../../../scale/index.ts'
import type { Receiver } from '../upload/receive.ts'
import { type FinishedUploads, openFinishedUploads } from './finished-uploads.ts'
import {
  openPartialUploads,
  type PartialUploads,
  type PartialUploadsOptions,
} from './partial-uploads.ts'

export interface OpenUploadsOptions extends PartialUploadsOptions {
  receiver: Pick<Receiver, 'receive' | 'temporaryFile'>
  /** Of a site with several processes; unfinished uploads lie on the volume where it is not given. */
  cluster?: Pick<Cluster, 'database' | 'objects' | 'leader'> | undefined
}

/** Uploads that arrive in parts, on the volume or shared by several processes. */
export async function openUploads(
  options: OpenUploadsOptions,
): Promise<{ uploads: PartialUploads; finished: FinishedUploads }> {
  const { cluster, receiver } = options
  if (!cluster) {
    const uploads = await openPartialUploads(options)
    return { uploads, finished: openFinishedUploads(receiver, uploads) }
  }
  const { openSharedUploads } = await import('./shared/open-shared-uploads.ts')
  return openSharedUploads({ ...options, ...cluster })
}
