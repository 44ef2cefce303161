import type { Middleware } from 'koa'
import { drawingUrl } from '../../../web/routes.ts'
import { subjectOf } from '../../content/drawing.ts'
import type { SiteContent } from '../../content/site-content.ts'
import type { Subject } from '../../drawings/index.ts'
import { notFound } from '../../errors.ts'
import type { Responses } from '../../responses/index.ts'
import { serveDrawing } from './serve-drawing.ts'

export interface OwnDrawingsOptions {
  content: Pick<SiteContent, 'value'>
  draw(subject: Subject): string | Promise<string>
  responses: Pick<Responses, 'answer'>
}

/** `GET /drawings/<name>.svg`: a drawing of the content that is no slot. */
export function serveOwnDrawings({ content, draw, responses }: OwnDrawingsOptions): Middleware {
  return ctx => {
    const drawing = content.value.drawings.get(ctx.params.name)
    if (!drawing) throw notFound()
    const { name, version } = drawing
    const subject = subjectOf(drawing)
    const forPhone = 'phone' in ctx.query && drawing.shape === 'wide'
    return serveDrawing(ctx, responses, {
      url: drawingUrl(name, version),
      version,
      forPhone,
      draw: () => draw(forPhone ? { ...subject, shape: 'phone' } : subject),
    })
  }
}
