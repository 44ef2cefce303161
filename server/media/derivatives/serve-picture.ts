import { readFile } from 'node:fs/promises'
import type { Context } from 'koa'
import { mediaUrl } from '../../../web/routes.ts'
import type { Slot } from '../../../web/sections/fields.ts'
import { type StoredFile, statFile } from '../../disk/stored-file.ts'
import { savesData } from '../../http/saves-data.ts'
import type { Responses } from '../../responses/index.ts'
import { serveFile } from '../serve/serve-file.ts'
import { type Choice, choose, widthMeant } from './choose.ts'
import { formats } from './derivative-folder.ts'
import type { Derivatives } from './index.ts'

/** The format is chosen by one, the width by the other. */
const vary = ['Accept', 'Save-Data']

/** In bytes: most pictures of a page; larger ones go from the disk each time. */
const MOST_KEPT = 96 * 1024

export interface PictureOptions {
  slot: Slot
  /** The slot's photo. */
  photo: StoredFile
  derivatives: Derivatives
  responses: Pick<Responses, 'answer'>
  /** Whether the slot still holds this photo. */
  isCurrent: () => boolean
  /** How long an answer may be kept, and what it may do; `version` is missing where it may change. */
  headersFor(ctx: Context, version?: string): Record<string, string>
}

/**
 * Answers `?w=` with the photo in about that width, in the lightest format that the browser takes;
 * under `Save-Data` one step smaller. False where no width is asked for.
 */
export async function servePicture(ctx: Context, options: PictureOptions): Promise<boolean> {
  const width = widthMeant(ctx.query.w, savesData(ctx))
  if (!width) return false
  const { slot, photo, derivatives, responses, headersFor } = options
  const wish = { width, formats: formats.filter(format => takes(ctx.get('accept'), format)) }
  const choice = choose(photo, await derivatives.of(slot.path, photo), wish)
  const { file, format, isFinal } = await orPhoto(choice)

  const type = `image/${format}`
  const lasts = isFinal && ctx.query.v === photo.version
  if (lasts && file.size <= MOST_KEPT && ctx.get('range') === '' && options.isCurrent()) {
    const version = `${file.version}-${format}`
    ctx.set(headersFor(ctx, photo.version))
    await responses.answer(ctx, {
      url: mediaUrl(slot.path, photo.version, Number(ctx.query.w)),
      type,
      variant: file.absolute,
      vary,
      madeOf: { slots: [slot] },
      version,
      make: () => readFile(file.absolute),
    })
    return true
  }
  await serveFile(ctx, file, {
    type,
    variant: format,
    headersFor: (ctx, sent) => ({
      ...headersFor(ctx, isFinal && sent === file.version ? photo.version : undefined),
      vary: vary.join(', '),
    }),
  })
  return true

  /** All that is kept may be deleted at any time: it comes back. */
  async function orPhoto(choice: Choice): Promise<Choice> {
    if (choice.format === 'jpeg') return choice
    const file = await statFile(choice.file.absolute)
    if (file?.version === choice.file.version) return choice
    derivatives.recheck(slot.path)
    return { file: photo, format: 'jpeg', isFinal: false }
  }
}

/** Only what the browser names: every one sends a star as well, also those that show neither. */
function takes(accept: string, format: string): boolean {
  return accept.split(',').some(entry => {
    const [type = '', ...parameters] = entry.split(';').map(part => part.trim().toLowerCase())
    return type === `image/${format}` && !parameters.some(one => /^q=0(\.0*)?$/.test(one))
  })
}
