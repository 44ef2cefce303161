import type { Middleware } from 'koa'
import { SLOT_DRAWINGS, slotDrawingUrl } from '../../../../web/base/slot-drawing-url.ts'
import type { Slot } from '../../../../web/sections/fields.ts'
import { notFound } from '../../../base/errors.ts'
import type { Responses } from '../../../render/responses/index.ts'
import type { Library } from '../library-types.ts'
import { isPoster, type Manifest } from '../slots/slots.ts'
import type { AccessOf } from './access.ts'
import { pathBelow } from './path-below.ts'
import { serveDrawing } from './serve-drawing.ts'

export interface SlotDrawingsOptions {
  manifest: Manifest
  library: Pick<Library, 'drawingVersion'>
  draw(subject: Slot): string | Promise<string>
  responses: Pick<Responses, 'answer'>
  accessOf: AccessOf
}

/** `GET /drawings/of/<slot>`: the drawing of an image slot, whatever the slot holds. */
export function serveSlotDrawings(options: SlotDrawingsOptions): Middleware {
  const { manifest, library, draw, responses, accessOf } = options
  return async ctx => {
    const access = await accessOf(ctx)
    const slot = manifest.get(pathBelow(SLOT_DRAWINGS, ctx.path))
    if (slot?.kind !== 'image' || isPoster(slot.path)) throw notFound()
    if (!access.has(slot.path)) throw notFound()
    const version = library.drawingVersion(slot.path)
    return serveDrawing(ctx, responses, {
      url: slotDrawingUrl(slot.path, version),
      version,
      access,
      slots: access.decidedBy(slot.path),
      draw: () => draw(slot),
    })
  }
}
