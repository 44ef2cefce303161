import { createHash } from 'node:crypto'
import { brandUrls } from '../../../../web/features/company/brand/addresses.ts'
import {
  type BrandColors,
  DEFAULT_COLORS,
} from '../../../../web/features/company/brand/contract.ts'
import type { MarkKind } from '../../../../web/features/company/brand/mark-paths.ts'
import { scaleOf } from '../../../../web/features/company/brand/scale.ts'
import type { Letterhead } from '../../../../web/features/quotes/contract.ts'
import { derived } from '../../../base/derived.ts'
import { brandMark } from '../../../drawings/brand.ts'
import type { PrintedBrand } from '../../../pdf/printed-brand.ts'
import { brandStyles } from './brand-styles.ts'
import { inside, logoSvg, sized, squareLogo } from './logo-drawing.ts'
import type { BrandStore, Logo, StoredBrand } from './store.ts'

/** The company's brand in the forms that pages, icons and documents need. */
export interface BrandView {
  /** Changes with anything that shows; for addresses. */
  version: string
  /** CSS that follows the styles of every page. */
  styles: string
  /** The file in the bar. */
  file: { address: string; type: string; body: string | Buffer }
  /** The mark as an icon. */
  square(size: number): string
  /** The mark for link images, an SVG in its own proportions, and the colour behind it. */
  share: { mark: string; ground?: string }
  printed: PrintedBrand
}

export interface SiteBrand {
  /** Undefined for a site with the brand of the release. Another object after each change. */
  readonly value: BrandView | undefined
  readonly mark: MarkKind
  /** The brand that a quote was sent with; today's where that is no longer stored. */
  printedFor(sent: Pick<Letterhead, 'logo' | 'main' | 'accent'>): PrintedBrand
}

/**
 * The company's current brand.
 * @param mark what stands in place of a logo
 */
export function siteBrand(
  store: Pick<BrandStore, 'value'>,
  mark: () => MarkKind = () => 'unit',
): SiteBrand {
  const views = {
    unit: derived(
      () => store.value,
      value => viewOf(value, 'unit'),
    ),
    showcase: derived(
      () => store.value,
      value => viewOf(value, 'showcase'),
    ),
  }
  return {
    get value() {
      return views[mark()]()
    },
    get mark() {
      return mark()
    },
    printedFor({ logo: id, main, accent }) {
      const { logo, former } = store.value
      const logoById =
        [...(logo ? [logo] : []), ...former].find(candidate => candidate.id === id) ?? logo
      return printedOf(id ? logoById : null, main && accent ? { main, accent } : null, mark())
    },
  }
}

function viewOf(
  { colors, hasName, logo }: Readonly<StoredBrand>,
  mark: MarkKind,
): BrandView | undefined {
  if (!colors && !logo && mark === 'unit') return undefined
  const square = (size: number) => (logo ? squareLogo(logo, size) : brandMark(size, colors, mark))
  const share = {
    mark: logo ? sized(logoSvg(logo), inside(logo, 560, 280)) : square(280),
    ...(colors && { ground: scaleOf(colors)['--ground'] }),
  }
  const file = fileOf(logo, colors, mark)
  const version = hashOf([file.address, colors, hasName]).slice(0, 8)
  const styles = brandStyles({ colors, hasName, logo, address: file.address })
  return { version, styles, file, square, share, printed: printedOf(logo, colors, mark) }
}

function fileOf(logo: Logo | null, colors: BrandColors | null, mark: MarkKind): BrandView['file'] {
  if (logo && logo.svg === undefined) {
    const body = Buffer.from(logo.png, 'base64')
    return { address: brandUrls.logo(`${logo.id}.png`), type: 'image/png', body }
  }
  const body = logo ? sized(logoSvg(logo), inside(logo, 560, 280)) : brandMark(64, colors, mark)
  const address = brandUrls.logo(`${logo?.id ?? hashOf(body)}.svg`)
  return { address, type: 'image/svg+xml', body }
}

function printedOf(
  logo: Omit<Logo, 'svg'> | null | undefined,
  colors: BrandColors | null,
  mark: MarkKind,
) {
  const { id, png, width, height } = logo ?? {}
  const printed: PrintedBrand = { ...(colors && { colors }), ...(mark !== 'unit' && { mark }) }
  if (id && png && width && height) printed.logo = { id, png, width, height }
  return printed
}

const hashOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)

/** The address of an icon has the version of the brand, so that no browser shows an older one. */
export const iconUrl = (address: string, brand: BrandView | undefined): string =>
  brand ? `${address}?v=${brand.version}` : address

/** Tells whether a site without a brand has these colours. */
export const areDefault = ({ main, accent }: BrandColors): boolean =>
  main === DEFAULT_COLORS.main && accent === DEFAULT_COLORS.accent
