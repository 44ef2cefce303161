import type { MediaSlot } from '../../../../../admin/contract.ts'
import { inBytes } from '../../../../../admin/ui/in-bytes.ts'
import type { ChosenFile } from '../files/chosen-file.ts'
import type { FileFormat } from '../files/file-format.ts'

type Kind = MediaSlot['kind']

/** The kind of slot that takes a file: by its bytes, or by its name where they are unknown. */
export const kindOf = ({ name, format = 'unknown' }: Pick<ChosenFile, 'name' | 'format'>): Kind =>
  acceptedFormats[format]?.kind ?? kindOfName(name)

/** The kind of slot that takes a file of this name. */
export function kindOfName(name: string): Kind {
  const extension = extensionOf(name)
  if (extension === 'mp4') return 'video'
  return extension === 'pdf' ? 'pdf' : 'image'
}

/**
 * The format of a file and its conversion: `HEIC, becomes JPEG`; empty where its bytes are unknown.
 */
export function formatNote({ format = 'unknown' }: Pick<ChosenFile, 'format'>): string {
  const { kind } = acceptedFormats[format] ?? {}
  const storedFormat = kind && { image: 'JPEG', video: 'MP4', pdf: 'PDF' }[kind]
  if (!storedFormat) return refusals[format] ? format : ''
  return storedFormat === format ? format : `${format}, becomes ${storedFormat}`
}

/** Returns the reason why a file would be refused, or undefined. */
export function refusalOf(file: ChosenFile, maxBytes: number): string | undefined {
  const { name, size, format, fault } = file
  if (size === 0) return 'The file is empty'
  if (fault) return fault
  if (format && !acceptedFormats[format]) return refusals[format] ?? unknownAdvice(name)
  if (size > maxBytes) return `Larger than ${inBytes(maxBytes)}, the most that is taken`
  return undefined
}

/** Returns the reason why a file cannot go into a slot of a kind, or undefined. */
export function kindRefusal(file: ChosenFile, kind: Kind): string | undefined {
  const fileKind = kindOf(file)
  if (!file.format || fileKind === kind) return undefined
  return `This place is for ${kindNames[kind]}, and the file is ${kindNames[fileKind]}`
}

/**
 * Tells whether a page can show a file as a picture as it is: few browsers decode HEIC by
 * themselves.
 */
export const isShownByBrowsers = (file: ChosenFile): boolean =>
  file.format ? displayableFormats.has(file.format) : kindOf(file) === 'image'

/** Tells whether a system left the file in a folder or archive beside a person's own files. */
export const isClutter = (path: string): boolean =>
  /(^|\/)(\.|__MACOSX\/|Thumbs\.db$|desktop\.ini$)/i.test(path)

export const kindNames: Record<Kind, string> = { image: 'a photo', video: 'a video', pdf: 'a PDF' }

const acceptedFormats: Partial<Record<FileFormat, { kind: Kind }>> = {
  JPEG: { kind: 'image' },
  PNG: { kind: 'image' },
  WebP: { kind: 'image' },
  AVIF: { kind: 'image' },
  BMP: { kind: 'image' },
  HEIC: { kind: 'image' },
  MP4: { kind: 'video' },
  MOV: { kind: 'video' },
  PDF: { kind: 'pdf' },
}

const displayableFormats: ReadonlySet<FileFormat> = new Set([
  ...(['JPEG', 'PNG', 'WebP', 'AVIF', 'BMP', 'GIF', 'moving picture'] as const),
])

const exportAdvice = 'browsers do not play this video: save it as MP4 (H.264)'

const refusals: Partial<Record<FileFormat, string>> = {
  GIF: 'A GIF would lose its motion: save the picture as JPEG or PNG, or the motion as MP4',
  'moving picture':
    'It would lose its motion: save the picture as JPEG or PNG, or the motion as MP4',
  TIFF: 'TIFF and the raw photos of cameras are for printing: save it as JPEG',
  HEVC:
    'Many browsers do not play this video (HEVC, H.265): send it to yourself in WhatsApp as a video and ' +
    'use the one that arrives, or save it as MP4 (H.264)',
  AVI: `AVI: ${exportAdvice}`,
  'MKV or WebM': `MKV or WebM: ${exportAdvice}`,
  WMV: `WMV: ${exportAdvice}`,
  MPEG: `MPEG: ${exportAdvice}`,
  ZIP: 'Not a photo, a video or a PDF: save a document as PDF',
}

/** File extensions that contradict the bytes. */
const promising = /^(jpe?g|jfif|png|webp|avif|heic|heif|bmp|mp4|m4v|mov|pdf)$/

function unknownAdvice(name: string): string {
  const extension = extensionOf(name)
  return promising.test(extension)
    ? `Called .${extension}, but what is in it is none: it is damaged, or something else under that name`
    : 'Not a photo (JPEG, PNG, WebP, AVIF, HEIC or BMP), a video (MP4 or MOV) or a PDF'
}

function extensionOf(name: string): string {
  const dotIndex = name.lastIndexOf('.')
  return dotIndex > 0 ? name.slice(dotIndex + 1).toLowerCase() : ''
}
