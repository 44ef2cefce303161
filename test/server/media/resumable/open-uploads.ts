import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { mediaHandlers } from '../../../../server/media/handlers.ts'
import { resumableHandlers } from '../../../../server/media/resumable/handlers.ts'
import { openPartialUploads } from '../../../../server/media/resumable/partial-uploads.ts'
import { mediaRoutes, resumableRoutes } from '../../../../server/routes.ts'
import { password, serveApi } from '../../../support/api-server.ts'
import { visit } from '../../../support/http.ts'
import { readableLog } from '../../../support/log-lines.ts'
import { type MediaOptions, openMedia } from '../open-media.ts'

export type OpenUploads = Awaited<ReturnType<typeof openUploads>>

/**
 * The API with both upload protocols, over the media of four slots, and a signed-in administrator.
 */
export async function openUploads(options: MediaOptions = {}) {
  const media = await openMedia(options)
  const { manifest, library, receiver, sources: fingerprints, uploadsDir, reservations } = media
  const uploads = await openPartialUploads({ uploadsDir, reservations })
  const { log, lines } = readableLog()
  const rescan = async () => (await library.rescan()).length
  const api = await serveApi({
    routes: () => [
      ...mediaRoutes(mediaHandlers({ manifest, library, receiver, fingerprints, rescan, log })),
      ...resumableRoutes(resumableHandlers({ manifest, receiver, uploads, log })),
    ],
  })
  const visitor = visit(api.url)
  await visitor('/api/admin/login', { json: { username: 'admin', password } })

  const tus = tusBy(visitor)
  return {
    ...media,
    ...api,
    lines: { api: api.lines, media: lines },
    uploads,
    visitor,
    ...tus,
    /** What lies in the folder of the partial uploads. */
    partial: () => readdir(join(uploadsDir, '.incoming/tus')),
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
