import type { Context } from 'koa'
import type { Slot } from '../../../../web/sections/fields.ts'
import { badRequest } from '../../../base/errors.ts'
import type { Manifest } from '../slots/slots.ts'
import { chosenIn } from '../upload/chosen-in.ts'
import { slotNamed } from '../upload/upload-answer.ts'

/** The slot of a new upload, the version that it replaces, and its size. Throws AppError 400. */
export async function readCreation(
  ctx: Context,
  manifest: Manifest,
): Promise<{ slot: Slot; size: number; about: Record<string, string> }> {
  const metadata = await readMetadata(ctx.get('upload-metadata'))
  const { targetPath, fileName, ifVersion } = metadata
  if (typeof fileName !== 'string') {
    throw badRequest('The metadata "targetPath" and "fileName" name the place of the file')
  }
  const slot = slotNamed(manifest, targetPath ?? '', fileName)
  // The store cannot concatenate uploads, and space is reserved by the length declared in advance.
  if (ctx.get('upload-concat') || ctx.get('upload-defer-length')) {
    throw badRequest(
      'Uploads are neither joined nor begun without a length here: leave out Upload-Concat and Upload-Defer-Length',
    )
  }
  const length = ctx.get('upload-length')
  if (!/^\d{1,15}$/.test(length)) {
    throw badRequest('The header Upload-Length must say how many bytes will come')
  }
  // The protocol writes an empty value as a name alone.
  const version = ifVersion === undefined ? {} : { ifVersion: ifVersion ?? '' }
  const { contentId, contentBytes } = metadata
  const chosen = chosenIn(metadata) && { contentId, contentBytes }
  return { slot, size: Number(length), about: { ...version, ...chosen } as Record<string, string> }
}

async function readMetadata(header: string): Promise<Record<string, string | null>> {
  const { Metadata } = await import('@tus/server')
  try {
    return header ? Metadata.parse(header) : {}
  } catch {
    throw badRequest('The header Upload-Metadata could not be read')
  }
}
