import { sameJson } from '../../../../web/base/same-json.ts'
import { renderPage } from '../../../../web/entry-server.tsx'
import type { KeyedPage } from '../../../../web/features/pages/contract.ts'
import type { PagePreview } from '../../../../web/features/pages/preview.ts'
import type { Slot } from '../../../../web/sections/fields.ts'
import type { Assets } from '../../../base/http/assets.ts'
import type { SiteContent } from '../../../content/site-content.ts'
import { draw } from '../../../drawings/on-demand.ts'
import { pageDataOf } from '../../../render/page-data.ts'
import { steppedPage } from '../../../render/stepped-page.ts'
import type { SiteBrand } from '../../company/brand/site-brand.ts'
import type { ContactDetailsStore } from '../../company/contact-details/store.ts'
import type { Manifest } from '../../media/slots/slots.ts'
import type { Archives } from '../../operations/archives/index.ts'
import type { ProductPages } from '../../products/index.ts'
import { listedPage } from '../../products/listed-page.ts'
import type { ShownPages } from '../../products/slot-details/shown-pages.ts'
import { withTiles } from '../../products/tiles.ts'
import { withNewSlots } from '../new-slots.ts'
import { slotsOf } from '../taken-in.ts'
import { type DraftPage, draftFields, draftPage } from './draft-page.ts'
import { type DraftSection, draftSections } from './draft-sections.ts'
import { withFilesBelow } from './files-below.ts'
import { createMarks } from './marks.ts'
import { createNewDrawings, NEW } from './new-drawings.ts'
import { type SectionAttributes, withPlaces } from './places.ts'
import { previewDocument, previewStyleHash } from './preview-document.ts'

export interface PreviewOptions {
  content: Pick<SiteContent, 'value'>
  products: Pick<ProductPages, 'codeOf' | 'priceOf' | 'products'>
  shown: ShownPages
  /** Has the slots that are served now. */
  manifest: Pick<Manifest, 'get'>
  contactDetails: Pick<ContactDetailsStore, 'value'>
  brand: Pick<SiteBrand, 'value'>
  archives: Pick<Archives, 'list'>
  assets: Pick<Assets, 'manifest'>
}

export interface Draft {
  /** The address that the page has now. */
  path: string
  source: KeyedPage['source']
  /** Null for a section that the server does not know. */
  keys: readonly (string | null)[]
  /** The page as visitors get it; undefined where nothing is to be shown in place of a fault. */
  published: KeyedPage | undefined
  /** A state of the past. */
  isFormer?: true | undefined
  /** Scheme and host, without a slash at the end. */
  origin: string
  /** Before the public URLs of files, which visitors may not have yet. */
  filesBelow: string
}

export interface RenderedPreview extends PagePreview {
  /** The whole document; `body` is its content alone. */
  html: string
}

/** No page has this id. */
const UNSAVED = 'unsaved'

/** Renders drafts as visitors would get them, with the places of their texts. */
export function createPreview(options: PreviewOptions) {
  const { content, products, manifest, contactDetails, archives, assets } = options
  const withNewDrawings = createNewDrawings(draw)

  const newSlotsOf = (sections: readonly DraftSection[]): Slot[] =>
    sections
      .flatMap(({ drawn }) => drawn)
      .filter((one): one is Slot => 'path' in one && !isShownAs(one, manifest.get(one.path)))

  /** A place that is served now shows a draft as well, unless the draft draws something else there. */
  const isShownAs = (drafted: Slot, served: Slot | undefined) =>
    served !== undefined &&
    (isDrawnAlike(drafted, served) || options.shown.media(served.path).kind !== 'drawing')

  function dataOf(draft: Draft, fields: DraftPage['fields'], sections: readonly DraftSection[]) {
    const drawnAnew = new Set(newSlotsOf(sections).map(({ path }) => path))
    const running = content.value.byPath.get(draft.path)
    const shown = options.shown.withoutTextsOf(slotsOf(draft.source))
    const drafted = draftPage(draft.path, fields, sections, running)
    const listed = listedPage(drafted, content.value.collections)
    const page = steppedPage(shown.page(withTiles(listed, products.products(), true)), '')
    const alts = new Map(page.slots.map(({ path, alt }) => [path, alt]))
    return pageDataOf(page, {
      content: content.value,
      codeOf: products.codeOf,
      priceOf: products.priceOf,
      contact: contactDetails.value,
      mediaOf: slotPath =>
        manifest.get(slotPath) && !drawnAnew.has(slotPath)
          ? shown.media(slotPath)
          : { kind: 'drawing', alt: alts.get(slotPath) ?? '', version: NEW },
      origin: draft.origin,
      now: new Date(),
    })
  }

  return async function render(draft: Draft): Promise<RenderedPreview> {
    const { path, keys, published, isFormer } = draft
    // Pictures that were added since the last save; the server names their places when it is saved.
    const { source } = withNewSlots(draft.source, UNSAVED, 0)
    const { fields, faults } = draftFields(source, content.value.byPath.get(path))
    const parsed = draftSections(
      path,
      { source, keys, isFormer },
      published,
      content.value.collections,
    )
    const { places, sections } = marked(parsed.sections)
    const packed = parsed.sections.some(({ section }) => section.kind === 'downloads') && {
      archives: await archives.list(),
    }
    const [plain, withMarks] = await Promise.all([
      renderPage({ ...dataOf(draft, fields, parsed.sections), ...packed }, path),
      renderPage({ ...dataOf(draft, fields, sections), ...packed }, path),
    ])
    const attributes = parsed.sections.map(attributesOf)
    const placed = withPlaces(plain.body, withMarks.body, places, attributes)
    const drawn = await withNewDrawings(placed, newSlotsOf(parsed.sections))
    const body = withFilesBelow(drawn, draft.filesBelow)
    const head = withFilesBelow(plain.head, draft.filesBelow)
    const styleHash = previewStyleHash(assets.manifest, options.brand.value)
    return {
      html: previewDocument({ head, body }, assets.manifest, options.brand.value),
      body,
      styleHash,
      faults: { ...faults, ...parsed.faults },
    }
  }
}

const isDrawnAlike = (one: Slot, other: Slot) => sameJson(lookOf(one), lookOf(other))

const lookOf = ({ family, shape, traits, ground, seed }: Slot) => [
  family,
  shape,
  traits,
  ...[ground, seed].map(number => number ?? null),
]

function marked(sections: readonly DraftSection[]) {
  const marks = createMarks()
  const all = sections.map((one, index): DraftSection => {
    // Neither the note nor what was published before is a text of the draft.
    if (one.shows === 'last' || one.shows === 'none') return one
    return { ...one, section: marks.mark(one.section, `sections.${index}`) }
  })
  return { places: marks.places, sections: all }
}

function attributesOf({ key, isHidden, shows }: DraftSection): SectionAttributes {
  return {
    'data-section': key,
    ...(isHidden && { 'data-hidden': '' }),
    ...(shows !== 'draft' && { 'data-fault': shows }),
  }
}
