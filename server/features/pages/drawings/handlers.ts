import type { Context } from 'koa'
import { api, mediaUrl, posterOf } from '../../../../web/base/routes.ts'
import type { DrawingCatalogue } from '../../../../web/features/pages/drawings.ts'
import { badRequest } from '../../../base/errors.ts'
import { answerJson, codingFor } from '../../../base/http/compress.ts'
import { groundAt } from '../../../content/grounds.ts'
import { turnOf } from '../../../drawings/brief.ts'
import { loadFamilies } from '../../../drawings/on-demand.ts'
import { drawingsVersion } from '../../../drawings/version.ts'
import type { Library } from '../../media/library-types.ts'
import { createCatalogue } from './catalogue.ts'
import { choicesOf } from './choices.ts'
import { createDrawnLooks } from './drawn-looks.ts'
import { readPlace, readSubject } from './read-query.ts'

export interface DrawingHandlersOptions {
  library: Pick<Library, 'file'>
}

/** What administrators choose from for a place that has no photo yet. */
export function drawingHandlers({ library }: DrawingHandlersOptions) {
  const groupsOf = createCatalogue()
  const bytesOf = createDrawnLooks()

  /** What a place shows instead of a drawing; a video may have no picture yet. */
  function photoOf(slot: string): string | undefined {
    const path = slot.endsWith('.mp4') ? posterOf(slot) : slot
    const file = slot.endsWith('.pdf') ? undefined : library.file(path)
    return file && api.files + mediaUrl(path, file.version)
  }

  return {
    /** What can be drawn in a place. */
    async list(ctx: Context) {
      const { page, section, at, slot, shape, ground = turnOf(slot) } = readPlace(ctx)
      const stands = shape !== 'wide' && { ground: groundAt(page, section, at) ?? ground }
      const groups = await groupsOf(shape)
      const answer: DrawingCatalogue = { version: drawingsVersion, ...stands, groups }
      await answerJson(ctx, answer)
    },

    /** One drawing; with ?photo the photo of its place where that has one. */
    async show(ctx: Context) {
      const subject = await readSubject(ctx)
      const photo = 'photo' in ctx.query ? photoOf(subject.path) : undefined
      if (photo) return ctx.redirect(photo)
      const coding = codingFor(ctx)
      const bytes = await bytesOf(subject, coding)
      const isForGood = ctx.query.v === drawingsVersion && !('photo' in ctx.query)
      ctx.set({
        'cache-control': isForGood ? 'private, max-age=31536000, immutable' : 'no-store',
        'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
        'x-content-type-options': 'nosniff',
      })
      ctx.vary('Accept-Encoding')
      if (coding !== 'identity') ctx.set('content-encoding', coding)
      ctx.type = 'image/svg+xml'
      ctx.body = bytes
    },

    /** What can be chosen of a drawing. */
    async choices(ctx: Context) {
      const subject = await readSubject(ctx)
      try {
        await answerJson(ctx, choicesOf(await loadFamilies(), subject))
      } catch {
        throw badRequest('This cannot be drawn in this way. Choose something else.')
      }
    },
  }
}
