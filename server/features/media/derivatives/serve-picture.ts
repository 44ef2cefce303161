import { readFile } from 'node:fs/promises'
import type { Context } from 'koa'
import { mediaUrl } from '../../../../web/base/routes.ts'
import { kilobyte } from '../../../../web/base/units.ts'
import type { Slot } from '../../../../web/sections/fields.ts'
import type { StoredFile } from '../../../base/disk/stored-file.ts'
import { pictureFormatsFor } from '../../../base/http/picture-formats.ts'
import { savesData } from '../../../base/http/saves-data.ts'
import type { MadeOf } from '../../../render/responses/cache.ts'
import type { Responses } from '../../../render/responses/index.ts'
import { type FileHeaders, serveFile } from '../serve/serve-file.ts'
import { type Choice, choose, widthMeant } from './choose.ts'
import type { Derivatives } from './index.ts'

/** Accept selects the format, Save-Data the width. */
const vary = ['Accept', 'Save-Data']

/** In bytes: most images of a page; larger ones are read from disk each time. */
const MOST_KEPT = 96 * kilobyte

export interface PictureOptions {
  slot: Slot
  photo: {
    /** The slot's photo; its bytes may not be on this disk. */
    file: StoredFile
    send(headers: FileHeaders): Promise<void>
    read(): Promise<Buffer>
  }
  derivatives: Derivatives
  responses: Pick<Responses, 'answer'>
  /** Tells whether the slot still has this photo and the client may have it. */
  isCurrent: () => boolean
  madeOf: MadeOf
  /** Cache and security headers; `version` is missing where the response may change. */
  headersFor(ctx: Context, version?: string): Record<string, string>
}

/**
 * Answers `?w=` with the photo in about that width, in the smallest format that the browser
 * accepts; with `Save-Data` one size smaller. False where no width is requested.
 */
export async function servePicture(ctx: Context, options: PictureOptions): Promise<boolean> {
  const width = widthMeant(ctx.query.w, savesData(ctx))
  if (!width) return false
  const { slot, photo, madeOf, derivatives, responses, headersFor } = options
  const wish = { width, formats: pictureFormatsFor(ctx) }
  const choice = choose(photo.file, await derivatives.of(slot.path, photo.file), wish)
  const { file, format, isFinal } = await orPhoto(choice)

  const type = `image/${format}`
  const lasts = isFinal && ctx.query.v === photo.file.version
  if (lasts && file.size <= MOST_KEPT && ctx.get('range') === '' && options.isCurrent()) {
    const version = `${file.version}-${format}`
    ctx.set(headersFor(ctx, photo.file.version))
    await responses.answer(ctx, {
      url: mediaUrl(slot.path, photo.file.version, Number(ctx.query.w)),
      type,
      variant: file.absolute,
      vary,
      madeOf,
      version,
      make: () => (format === 'jpeg' ? photo.read() : readFile(file.absolute)),
    })
    return true
  }
  const headers: FileHeaders = {
    type,
    variant: format,
    headersFor: (ctx, sent) => ({
      ...headersFor(ctx, isFinal && sent === file.version ? photo.file.version : undefined),
      vary: vary.join(', '),
    }),
  }
  await (format === 'jpeg' ? photo.send(headers) : serveFile(ctx, file, headers))
  return true

  /** Derivatives may be deleted at any time; they are made again. */
  async function orPhoto(choice: Choice): Promise<Choice> {
    if (choice.format === 'jpeg') return choice
    if (await derivatives.isThere(choice.file)) return choice
    derivatives.recheck(slot.path)
    return { file: photo.file, format: 'jpeg', isFinal: false }
  }
}
