import type { Context } from 'koa'
import { savesData } from '../../http/saves-data.ts'
import { type StoredFile, statFile } from '../files.ts'
import { serveFile, serveWhole } from '../serve-file.ts'
import { type Choice, choose, widthMeant } from './choose.ts'
import { formats } from './derivative-folder.ts'
import type { Derivatives } from './index.ts'

/** In bytes: most pictures of a page; larger ones go from the disk each time. */
const MOST_KEPT = 96 * 1024

export interface PictureOptions {
  slotPath: string
  /** The slot's photo. */
  photo: StoredFile
  derivatives: Derivatives
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
  const { slotPath, photo, derivatives, headersFor } = options
  const wish = { width, formats: formats.filter(format => takes(ctx.get('accept'), format)) }
  const choice = choose(photo, await derivatives.of(slotPath, photo), wish)
  const { file, format, isFinal } = await orPhoto(choice)

  const form = {
    type: `image/${format}`,
    variant: format,
    headersFor: (ctx: Context, sent: string) => {
      const lasts = isFinal && sent === file.version
      const headers = headersFor(ctx, lasts ? photo.version : undefined)
      return { ...headers, vary: 'Accept, Save-Data' }
    },
  }
  const lasts = isFinal && ctx.query.v === photo.version
  if (lasts && file.size <= MOST_KEPT && ctx.get('range') === '') {
    ctx.state.keptWhile = options.isCurrent
    await serveWhole(ctx, file, form)
  } else {
    await serveFile(ctx, file, form)
  }
  return true

  /** All that is kept may be deleted at any time: it comes back. */
  async function orPhoto(choice: Choice): Promise<Choice> {
    if (choice.format === 'jpeg') return choice
    const file = await statFile(choice.file.absolute)
    if (file?.version === choice.file.version) return choice
    derivatives.lookAgain(slotPath)
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
