import type { MakeFiles } from './making/in-child-process.ts'
import type { Picture } from './pictures.ts'
import type { PrintedBrand } from './printed-brand.ts'

type Photo = NonNullable<Picture['photo']>

/**
 * Serialises a document's input for its hash. A photo counts by its version alone, since each
 * process of a site has the files in a folder of its own, and a logo by its hash.
 */
export const hashedInput = (input: unknown): string =>
  JSON.stringify(input, (key, value) => {
    if (key === 'logo' && isLogo(value)) return value.id
    return isPhoto(value) ? value.version : value
  })

const isLogo = (value: object | string | null): value is NonNullable<PrintedBrand['logo']> =>
  typeof value === 'object' && value !== null && 'png' in value

/**
 * Makes files once the photos that their job names can be read.
 * @param fetch as `Library.fetch`
 */
export const withPhotos =
  <Job extends object>(
    make: MakeFiles<Job>,
    fetch: (files: readonly string[]) => Promise<void>,
  ): MakeFiles<Job> =>
  async (job, signal) => {
    const files = new Set(photosIn(job).map(({ file }) => file))
    if (files.size > 0) await fetch([...files])
    await make(job, signal)
  }

function photosIn(value: unknown): Photo[] {
  if (typeof value !== 'object' || value === null) return []
  return isPhoto(value) ? [value] : Object.values(value).flatMap(photosIn)
}

function isPhoto(value: unknown): value is Photo {
  if (typeof value !== 'object' || value === null) return false
  const { file, version } = value as Partial<Photo>
  return typeof file === 'string' && typeof version === 'string'
}
