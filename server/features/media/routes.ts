import { api } from '../../../web/base/routes.ts'
import { administrators, type Route } from '../../base/http/route.ts'
import type { mediaHandlers } from './handlers.ts'
import type { resumableHandlers } from './resumable/handlers.ts'

export const mediaRoutes = (media: ReturnType<typeof mediaHandlers>): Route[] => [
  administrators('GET', api.media, media.list),
  administrators('GET', api.mediaContents, media.contents),
  administrators('DELETE', api.media, media.remove),
  administrators('POST', api.rescan, media.rescan),
  administrators('POST', api.uploadFile, media.upload),
  administrators('POST', api.moveFile, media.move),
]

const upload = `${api.uploads}/:id`

export const resumableRoutes = (uploads: ReturnType<typeof resumableHandlers>): Route[] => [
  administrators('OPTIONS', api.uploads, uploads.options),
  administrators('POST', api.uploads, uploads.create),
  administrators('PATCH', upload, uploads.append),
  administrators('HEAD', upload, uploads.status),
  administrators('DELETE', upload, uploads.remove),
]
