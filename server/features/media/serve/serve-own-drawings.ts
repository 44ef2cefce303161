import type { Middleware } from 'koa'
import { drawingUrl } from '../../../../web/base/routes.ts'
import { notFound } from '../../../base/errors.ts'
import { subjectOf } from '../../../content/drawing.ts'
import type { SiteContent } from '../../../content/site-content.ts'
import type { Subject } from '../../../drawings/index.ts'
import type { Responses } from '../../../render/responses/index.ts'
import type { AccessOf } from './access.ts'
import { serveDrawing } from './serve-drawing.ts'

export interface OwnDrawingsOptions {
  content: Pick<SiteContent, 'value'>
  draw(subject: Subject): string | Promise<string>
  responses: Pick<Responses, 'answer'>
  accessOf: AccessOf
}

/** `GET /drawings/<name>.svg`: a drawing of the content that is no slot. */
export function serveOwnDrawings(options: OwnDrawingsOptions): Middleware {
  const { content, draw, responses, accessOf } = options
  return async ctx => {
    const access = await accessOf(ctx)
    const { drawings, hiddenDrawings } = content.value
    const { name: wanted } = ctx.params
    const drawing =
      drawings.get(wanted) ?? (access.hasHidden(wanted) ? hiddenDrawings?.get(wanted) : undefined)
    if (!drawing) throw notFound()
    const { name, version } = drawing
    const subject = subjectOf(drawing)
    const forPhone = 'phone' in ctx.query && drawing.shape === 'wide'
    return serveDrawing(ctx, responses, {
      url: drawingUrl(name, version),
      version,
      access,
      forPhone,
      draw: () => draw(forPhone ? { ...subject, shape: 'phone' } : subject),
    })
  }
}
