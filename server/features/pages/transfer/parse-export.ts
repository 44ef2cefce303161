import * as z from 'zod'
import { megabyte } from '../../../../web/base/units.ts'
import type { KeyedPage } from '../../../../web/features/pages/contract.ts'
import { pageLimits } from '../../../../web/features/pages/page-limits.ts'
import { badRequest } from '../../../base/errors.ts'
import { rowsSchema } from '../../products/slot-details/rows.ts'
import { MOST_REDIRECTS } from '../redirects/store.ts'
import { areKeysOf, ONE_EACH } from '../section-keys.ts'
import { sourceSchema } from '../stored-page.ts'
import { isDeeperThan } from './depth.ts'

/** Bytes of a file: that of the starter has 0.5 MB. */
export const MOST_BYTES = 16 * megabyte

/** Since 2 a file has products and words of pictures. */
const FORMAT = 2

/** A section is at most eight levels deep. */
const DEEPEST = 40

const fileSchema = z.strictObject({
  format: z.literal([1, FORMAT]),
  release: z.string().max(100),
  exportedAt: z.iso.datetime(),
  pages: z
    .array(
      z
        .strictObject({
          path: z.string().max(pageLimits.address),
          /** The path that the starter gives it, where its owner has moved it. */
          shipped: z.string().max(pageLimits.address).optional(),
          source: sourceSchema,
          keys: z.array(z.string()),
        })
        .refine(({ source, keys }) => areKeysOf(source, keys), ONE_EACH),
    )
    .min(1)
    .max(1000),
  /** Former addresses, with where they lead. */
  redirects: z
    .array(
      z.strictObject({
        from: z.string().max(pageLimits.address),
        to: z.string().max(pageLimits.address),
      }),
    )
    .max(MOST_REDIRECTS)
    .optional(),
  /** The lines of the table of products: see server/features/products/table/. */
  products: z.array(z.string()).optional(),
  /** Details of pictures that neither a page nor a product says. */
  words: rowsSchema.optional(),
})

type File = z.output<typeof fileSchema>

export type ExportedPage = KeyedPage & Pick<File['pages'][number], 'path' | 'shipped'>

/** A site as one file: its pages as visitors see them, and its products, without photos. */
export type ExportedSite = Omit<File, 'pages'> & { pages: ExportedPage[] }

/**
 * The content of an exported file; what its sections say is not checked yet.
 * @throws AppError 400 in words for the owner
 */
export function parseExport(text: string): ExportedSite {
  return exportedSite(jsonOf(text))
}

/** @throws AppError 400 in words for the owner */
export function exportedSite(value: unknown): ExportedSite {
  const { data: head } = z.looseObject({ format: z.number() }).safeParse(value)
  if (!head || isDeeperThan(value, DEEPEST)) throw badRequest(NOT_OURS)
  if (head.format > FORMAT) {
    throw badRequest(`The file is of a newer release: of format ${head.format}, not ${FORMAT}`)
  }
  const { data, error } = fileSchema.safeParse(value)
  if (error) {
    const [{ path = [], message = '' } = {}] = error.issues
    throw badRequest(`The file is damaged at ${path.join('.') || 'its start'}: ${message}`)
  }
  const paths = data.pages.map(({ path }) => path)
  const twice = paths.find((path, index) => paths.indexOf(path) !== index)
  if (twice !== undefined) throw badRequest(`The file has two pages at ${twice}`)
  const froms = data.redirects?.map(({ from }) => from) ?? []
  const doubled = froms.find((from, index) => froms.indexOf(from) !== index)
  if (doubled !== undefined) throw badRequest(`The file says twice where ${doubled} leads`)
  return data as ExportedSite
}

const NOT_OURS = 'This is no file of exported pages'

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw badRequest(`The file is no JSON, or was cut off: ${(error as Error).message}`)
  }
}
