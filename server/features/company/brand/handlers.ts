import type { Context, Next } from 'koa'
import * as z from 'zod'
import { megabyte } from '../../../../web/base/units.ts'
import { brandUrls } from '../../../../web/features/company/brand/addresses.ts'
import type { BrandAnswer } from '../../../../web/features/company/brand/contract.ts'
import { colorFaults } from '../../../../web/features/company/brand/contrast.ts'
import { badRequest } from '../../../base/errors.ts'
import { jsonBody } from '../../../base/http/json-body.ts'
import { fileLifetime } from '../../../base/http/lifetimes.ts'
import type { ImageWorker } from '../../media/image-work/image-worker.ts'
import { LOGO_POLICY } from './logo-policy.ts'
import { areDefault, type SiteBrand } from './site-brand.ts'
import type { BrandStore, Logo } from './store.ts'

const COLOR = 'A colour is written as #1f6f78'
const LOGO = 'The logo is kept, removed, or a file'

const changeSchema = z.strictObject({
  version: z.int('The version that the change began from').nonnegative(),
  colors: z.strictObject({ main: z.string(COLOR), accent: z.string(COLOR) }, COLOR).nullable(),
  hasName: z.boolean('This takes true or false'),
  logo: z.union(
    [z.literal('keep'), z.literal('remove'), z.strictObject({ file: z.base64(LOGO) })],
    LOGO,
  ),
})

const TOO_LARGE = 'The logo is larger than 500 KB. Save it smaller.'

interface BrandHandlerOptions {
  store: BrandStore
  brand: Pick<SiteBrand, 'value' | 'mark'>
  makePicture: ImageWorker['make']
}

/** The company's logo and colours. */
export function brandHandlers({ store, brand, makePicture }: BrandHandlerOptions) {
  const read = jsonBody(changeSchema, megabyte, undefined, TOO_LARGE)

  const answer = (ctx: Context) => {
    const { version, colors, hasName, logo } = store.value
    const address = brand.value?.file.address ?? ''
    const stored = logo && { address, width: logo.width, height: logo.height }
    const mark = brand.mark
    ctx.body = { version, colors, hasName, logo: stored, mark } satisfies BrandAnswer
  }

  async function logoOf(change: z.output<typeof changeSchema>['logo']): Promise<Logo | null> {
    if (change === 'remove') return null
    if (change === 'keep') return store.value.logo
    // The module loads an XML parser, which no visitor needs.
    const { readLogo } = await import('./read-logo.ts')
    return readLogo(change.file, makePicture)
  }

  return {
    show: answer,

    /** Replaces the brand; values equal to those of the release are not stored. */
    async change(ctx: Context) {
      const { version, colors: colorTexts, ...change } = await read(ctx)
      const colors = colorTexts && {
        main: colorTexts.main.trim().toLowerCase(),
        accent: colorTexts.accent.trim().toLowerCase(),
      }
      const faults = colors ? colorFaults(colors) : {}
      const [first] = Object.values(faults)
      if (first !== undefined) throw badRequest(first, faults)
      const logo = await logoOf(change.logo)
      await store.change(version, {
        colors: colors && !areDefault(colors) ? colors : null,
        hasName: change.hasName && logo !== null,
        logo,
      })
      ctx.state.activity = { action: 'brand-changed', subject: '' }
      answer(ctx)
    },

    /** GET /brand/HASH.svg, of pages. An owner may have had a page below this address before. */
    logo(ctx: Context, next: Next) {
      const { file } = brand.value ?? {}
      if (!file || file.address !== brandUrls.logo(ctx.params.file)) return next()
      ctx.set({ 'cache-control': fileLifetime(true), 'content-security-policy': LOGO_POLICY })
      ctx.type = file.type
      ctx.body = file.body
      return undefined
    },
  }
}
