import type { Middleware } from 'koa'
import { api, previewLinkUrl } from '../../../web/base/routes.ts'
import { administrators, anyone, type Route } from '../../base/http/route.ts'
import type { collectionChangeHandlers } from './collections/change-handlers.ts'
import type { drawingHandlers } from './drawings/handlers.ts'
import type { pageEditingHandlers } from './handlers.ts'
import type { hidingHandlers } from './hiding/handlers.ts'
import type { menuHandlers } from './menu/handlers.ts'
import type { previewHandlers } from './preview/handlers.ts'
import type { previewLinkHandlers } from './preview-links/handlers.ts'
import type { redirectHandlers } from './redirects/handlers.ts'
import type { scheduleHandlers } from './schedule/handlers.ts'
import type { transferHandlers } from './transfer/handlers.ts'

export const pageEditingRoutes = (
  pages: ReturnType<typeof pageEditingHandlers>,
  redirects: ReturnType<typeof redirectHandlers>,
  menu: ReturnType<typeof menuHandlers>,
  kinds: Middleware,
  preview: ReturnType<typeof previewHandlers>,
): Route[] => [
  administrators('GET', api.sectionKinds, kinds),
  administrators('GET', api.adminPages, pages.list),
  administrators('POST', api.adminPages, pages.create),
  administrators('DELETE', api.editedPage, pages.remove),
  administrators('GET', api.menu, menu.show),
  administrators('PUT', api.menu, menu.change),
  administrators('GET', api.redirects, redirects.list),
  administrators('POST', api.redirects, redirects.add),
  administrators('POST', api.manyRedirects, redirects.addLines),
  administrators('DELETE', api.redirects, redirects.remove),
  administrators('GET', api.editedPage, pages.show),
  administrators('PUT', api.pageDraft, pages.save),
  administrators('DELETE', api.pageDraft, pages.discard),
  administrators('POST', api.publishPage, pages.publish),
  administrators('GET', api.pageVersions, pages.versions),
  administrators('GET', api.pageVersion, pages.version),
  administrators('POST', api.revertPage, pages.revert),
  administrators('GET', api.pagePreview, preview.show),
  administrators('POST', api.pagePreview, preview.render),
]

/** A collection changes and goes together with its page. */
export const collectionChangeRoutes = (
  collections: ReturnType<typeof collectionChangeHandlers>,
): Route[] => [
  administrators('PUT', api.adminCollection(':id'), collections.change),
  administrators('POST', api.collectionDeletion(':id'), collections.remove),
]

export const pageDrawingRoutes = (drawings: ReturnType<typeof drawingHandlers>): Route[] => [
  administrators('GET', api.pageDrawings, drawings.list),
  administrators('GET', api.pageDrawing, drawings.show),
  administrators('GET', api.pageDrawingChoices, drawings.choices),
]

export const pageTransferRoutes = (pages: ReturnType<typeof transferHandlers>): Route[] => [
  administrators('GET', api.exportPages, pages.export),
  administrators('POST', api.importPages, pages.import),
]

export const pageScheduleRoutes = (
  schedules: ReturnType<typeof scheduleHandlers>,
  hiding: ReturnType<typeof hidingHandlers>,
): Route[] => [
  administrators('PUT', api.pageSchedule, schedules.plan),
  administrators('DELETE', api.pageSchedule, schedules.cancel),
  administrators('GET', api.pageVisibility, hiding.read),
  administrators('PUT', api.pageVisibility, hiding.change),
]

export const previewLinkRoutes = (links: ReturnType<typeof previewLinkHandlers>): Route[] => [
  administrators('POST', api.previewLink, links.create),
  administrators('DELETE', api.previewLink, links.end),
  anyone('GET', previewLinkUrl(':token'), links.show),
]
