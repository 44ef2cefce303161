import { readFile } from 'node:fs/promises'
import type { Context, Middleware } from 'koa'
import { mediaUrl } from '../../../../web/base/routes.ts'
import type { Slot } from '../../../../web/sections/fields.ts'
import type { StoredFile } from '../../../base/disk/stored-file.ts'
import { notFound } from '../../../base/errors.ts'
import type { Responses } from '../../../render/responses/index.ts'
import type { Derivatives } from '../derivatives/index.ts'
import { servePicture } from '../derivatives/serve-picture.ts'
import type { Library, RemoteFile } from '../library-types.ts'
import { type Manifest, shownIn } from '../slots/slots.ts'
import type { Access, AccessOf } from './access.ts'
import { pathBelow } from './path-below.ts'
import { headersFor, serveDrawing } from './serve-drawing.ts'
import { type FileHeaders, serveFile } from './serve-file.ts'
import { serveObject } from './serve-object.ts'

export interface ServeOptions {
  manifest: Manifest
  library: Library
  derivatives: Derivatives
  /**
   * Answers for a PDF slot without a file; false, or missing, where there is no generated catalog.
   */
  serveCatalog?(ctx: Context, slotPath: string, access: Access): Promise<boolean>
  /** A standalone SVG for a slot without a file; heroes have a second one for phones. */
  draw(subject: Drawn): string | Promise<string>
  /** The image of `/uploads/placeholder.jpg`. */
  placeholder(): string
  drawingsVersion: string
  responses: Pick<Responses, 'answer'>
  accessOf: AccessOf
}

type Drawn = Omit<Slot, 'shape'> & { readonly shape: Slot['shape'] | 'phone' }

const prefix = '/uploads/'
const placeholderPath = 'placeholder.jpg'

/**
 * `GET /uploads/<slot>`: the slot's file, or its drawing; for the poster of an uploaded video, the
 * drawing of that video. A path is looked up among the slots and never on the disk, so nothing else
 * can be reached. Uploaded content cannot run: it has a fixed type and a sandbox, also when it is
 * opened directly.
 */
export function serveMedia(options: ServeOptions): Middleware {
  const { manifest, library, derivatives, draw, placeholder, drawingsVersion, responses } = options

  return async ctx => {
    const access = await options.accessOf(ctx)
    const path = decode(pathBelow(prefix, ctx.path))
    if (path === placeholderPath) {
      return serveDrawing(ctx, responses, {
        url: mediaUrl(path, drawingsVersion),
        version: drawingsVersion,
        access,
        draw: placeholder,
      })
    }
    const slot = path === undefined ? undefined : manifest.get(path)
    if (!slot || !access.has(slot.path)) throw notFound()
    const madeOf = { slots: [slot, ...access.decidedBy(slot.path)], content: true }

    // Asked of the disk each time, since a file that could not be read may be readable now.
    const stored =
      library.file(slot.path) ??
      (library.isUnreadable(slot.path) ? await library.refresh(slot.path) : undefined)
    const remote = stored && (await library.remote(slot.path))
    const file = remote?.file ?? (stored && (await library.local(slot.path)))
    if (file) {
      const isCurrent = () =>
        access.has(slot.path) && library.file(slot.path)?.version === file.version
      const send = (headers: FileHeaders) => sendFile(ctx, file, remote, headers)
      const read = async () => readFile((await library.local(slot.path))?.absolute ?? file.absolute)
      const photo = { file, send, read }
      const headers = (ctx: Context, version?: string) => headersFor(ctx, version, access.lifetime)
      const picture = {
        slot,
        photo,
        isCurrent,
        madeOf,
        derivatives,
        responses,
        headersFor: headers,
      }
      if (slot.kind === 'image' && (await servePicture(ctx, picture))) return
      return send({ type: types[slot.kind], headersFor: headers })
    }
    const drawn = manifest.get(shownIn(slot.path)) ?? slot
    if (drawn !== slot && !library.file(drawn.path)) throw notFound('This video has no poster')
    if (slot.kind === 'pdf') {
      if (await options.serveCatalog?.(ctx, slot.path, access)) return
      throw notFound('This document has not been uploaded yet')
    }
    const { version } = library.media(slot.path)
    const slots = [...madeOf.slots, drawn]
    const forPhone = 'phone' in ctx.query && drawn.shape === 'wide'
    await serveDrawing(ctx, responses, {
      url: mediaUrl(slot.path, version),
      slots,
      version,
      access,
      forPhone,
      draw: () => draw(forPhone ? { ...drawn, shape: 'phone' } : drawn),
    })
    if (!slots.some(({ path }) => library.isUnreadable(path))) return
    ctx.set('cache-control', 'no-store')
    delete ctx.state.offered
  }
}

/** A large file that is not on this disk is read from where it is; for a small one, its copy is waited for. */
async function sendFile(
  ctx: Context,
  file: StoredFile,
  remote: RemoteFile | undefined,
  headers: FileHeaders,
): Promise<void> {
  const local = remote ? await remote.copy() : file
  if (local) return serveFile(ctx, local, headers)
  if (remote) return serveObject(ctx, remote, headers)
}

const types: Record<Slot['kind'], string> = {
  image: 'image/jpeg',
  video: 'video/mp4',
  pdf: 'application/pdf',
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
