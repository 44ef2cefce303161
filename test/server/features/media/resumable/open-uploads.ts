import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { mediaHandlers } from '../../../../../server/features/media/handlers.ts'
import {
  type FinishedUploads,
  openFinishedUploads,
} from '../../../../../server/features/media/resumable/finished-uploads.ts'
import { resumableHandlers } from '../../../../../server/features/media/resumable/handlers.ts'
import {
  openPartialUploads,
  type PartialUploads,
} from '../../../../../server/features/media/resumable/partial-uploads.ts'
import { mediaRoutes, resumableRoutes } from '../../../../../server/features/media/routes.ts'
import { password, serveApi } from '../../../../support/api-server.ts'
import { visit } from '../../../../support/http.ts'
import { readableLog } from '../../../../support/log-lines.ts'
import { type MediaOptions, openMedia } from '../open-media.ts'

export type OpenUploads = Awaited<ReturnType<typeof openUploads>>
type Media = Awaited<ReturnType<typeof openMedia>>

/** Where unfinished uploads are stored. */
export interface UploadsForm {
  uploads: PartialUploads
  finished: FinishedUploads
  /** The ids of the unfinished uploads. */
  begun(): Promise<string[]>
  /** Everything that is stored of uploads, finished or not, but outcomes. */
  remains(): Promise<string[]>
  /** How many bytes of the only upload are on the disk. */
  arrived(): Promise<number>
}

export type OpenForm = (media: Media) => Promise<UploadsForm>

export const onVolume: OpenForm = async ({ uploadsDir, reservations, receiver, leftovers }) => {
  const uploads = await openPartialUploads({ uploadsDir, reservations })
  const folder = join(uploadsDir, '.incoming/tus')
  const begun = async () => (await readdir(folder)).filter(name => !name.endsWith('.json'))
  return {
    uploads,
    finished: openFinishedUploads(receiver, uploads),
    begun,
    remains: async () => [
      ...(await readdir(folder)),
      ...(await leftovers()).filter(name => name !== 'tus'),
    ],
    arrived: async () => (await stat(join(folder, (await begun())[0] ?? ''))).size,
  }
}

/**
 * The API with both upload protocols, over the media of four slots, and a signed-in administrator.
 */
export async function openUploads(options: MediaOptions = {}, openForm: OpenForm = onVolume) {
  const media = await openMedia(options)
  const { manifest, library, receiver, sources: fingerprints } = media
  const form = await openForm(media)
  const { uploads, finished } = form
  const { log, lines } = readableLog()
  const rescan = async () => (await library.rescan()).length
  const api = await serveApi({
    routes: () => [
      ...mediaRoutes(mediaHandlers({ manifest, library, receiver, fingerprints, rescan, log })),
      ...resumableRoutes(resumableHandlers({ manifest, receiver, uploads, finished, log })),
    ],
  })
  const visitor = visit(api.url)
  await visitor('/api/admin/login', { json: { username: 'admin', password } })

  const tus = tusBy(visitor)
  return {
    ...media,
    ...api,
    lines: { api: api.lines, media: lines },
    ...form,
    visitor,
    ...tus,
    close: async () => {
      uploads.stop()
      await api.close()
    },
  }
}

/** Raw requests of the protocol, for those that a correct client never sends. */
export function tusBy(visitor: ReturnType<typeof visit>) {
  const headers = { 'tus-resumable': '1.0.0' }
  const offsetType = { 'content-type': 'application/offset+octet-stream' }
  return {
    create: (path: string, size: number | string, more: Record<string, string> = {}) => {
      const at = path.lastIndexOf('/')
      const upload = { targetPath: path.slice(0, at), fileName: path.slice(at + 1) }
      return visitor('/api/admin/uploads', {
        method: 'POST',
        headers: {
          ...headers,
          'upload-length': String(size),
          'upload-metadata': metadata(upload),
          ...more,
        },
      })
    },
    append: (address: string, offset: number, bytes: Buffer, more: Record<string, string> = {}) =>
      visitor(address, {
        method: 'PATCH',
        headers: { ...headers, ...offsetType, 'upload-offset': String(offset), ...more },
        body: new Uint8Array(bytes),
      }),
    ask: (address: string, method = 'HEAD') => visitor(address, { method, headers }),
  }
}

export const metadata = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')

/** The outcome of an upload in the response header. */
export const outcomeOf = (answer: Response) =>
  JSON.parse(decodeURIComponent(answer.headers.get('upload-outcome') ?? 'null')) as Record<
    string,
    unknown
  > | null
