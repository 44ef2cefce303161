import type { MediaSlot } from '../../contract.ts'
import { inBytes } from '../../ui/in-bytes.ts'
import type { ChosenFile } from '../files/chosen-file.ts'

/** What kind of slot takes a file, by its name alone. */
export function kindOf(name: string): MediaSlot['kind'] {
  const extension = extensionOf(name)
  if (extension === 'mp4') return 'video'
  return extension === 'pdf' ? 'pdf' : 'image'
}

/** Why the server would refuse a file; undefined where nothing speaks against it. */
export function refusalOf({ name, size }: ChosenFile, maxBytes: number): string | undefined {
  const extension = extensionOf(name)
  if (heic.has(extension)) return heicAdvice
  if (movies.has(extension)) return 'Not an MP4 video: save it as MP4 (H.264)'
  if (!taken.has(extension)) return 'Not a JPEG, PNG, WebP or AVIF image, an MP4 video or a PDF'
  if (size === 0) return 'The file is empty'
  if (size > maxBytes) return `Larger than ${inBytes(maxBytes)}, the most that is taken`
  return undefined
}

/** What systems leave in folders and archives beside a person's own files. */
export const isClutter = (path: string): boolean =>
  /(^|\/)(\.|__MACOSX\/|Thumbs\.db$|desktop\.ini$)/i.test(path)

export function extensionOf(name: string): string {
  const at = name.lastIndexOf('.')
  return at > 0 ? name.slice(at + 1).toLowerCase() : ''
}

const taken = new Set(['jpg', 'jpeg', 'png', 'webp', 'avif', 'mp4', 'pdf'])
const movies = new Set(['mov', 'avi', 'mkv', 'webm', 'm4v', 'wmv', '3gp', 'mpg', 'mpeg'])
const heic = new Set(['heic', 'heif'])

const heicAdvice =
  'HEIC photos cannot be shown by browsers: save it as JPEG (iPhone: Settings, Camera, Formats, Most Compatible)'
