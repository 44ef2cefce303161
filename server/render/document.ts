import { createHash } from 'node:crypto'
import type { PageData } from '../../web/base/contract.ts'
import { scriptJson } from '../../web/base/script-json.ts'
import { renderPage } from '../../web/entry-server.tsx'
import { viewedCode } from '../../web/sections/items/viewed-item.ts'
import { lazyModulesOf } from '../../web/sections/lazy-modules.ts'
import type { Section } from '../../web/sections/schemas.ts'
import { socialLinksOf } from '../../web/ui/social-links.tsx'
import type { Manifest } from '../base/http/assets.ts'
import { type BrandView, iconUrl } from '../features/company/brand/site-brand.ts'
import { localeOf } from './locale-of.ts'
import { stagingNote, stagingStyles } from './staging.ts'

export interface Document {
  html: string
  /** The hash of the style element for the security policy: `sha256-…`. */
  styleHash: string
}

/** Placeholder for the site's origin in cached documents; no such host can exist. */
export const ANY_ORIGIN = 'https://any-origin.invalid'

const ROOT = '<html lang="en">'

/** The markup before it is the same on all pages, which the browser need not render again. */
const CARD = '<meta name="twitter:card"'

/**
 * The HTML for one visitor. Not every browser that sends `Save-Data` exposes it to JavaScript, so
 * the page does.
 */
export function htmlFor(html: string, visitor: { origin: string; savesData: boolean }): string {
  const localHtml = html
    .replaceAll(ANY_ORIGIN, visitor.origin)
    // Links by mail or WhatsApp contain the page's encoded URL.
    .replaceAll(encodeURIComponent(ANY_ORIGIN), encodeURIComponent(visitor.origin))
  return visitor.savesData ? localHtml.replace(ROOT, '<html lang="en" data-saves-data>') : localHtml
}

/**
 * The complete HTML of a page. Styles are inlined, so that it renders after one round trip; the
 * script comes last and with low priority, because nothing waits for it.
 * @param brand of the company, where it has one
 */
export async function documentOf(
  data: PageData,
  address: string,
  manifest: Manifest,
  isStaging: boolean,
  brand?: BrandView,
): Promise<Document> {
  const { head, body } = await renderPage(data, address)
  const locale = `<meta property="og:locale" content="${localeOf(data.site.contact.country ?? '')}"/>`
  const pageStyles = stylesOf(data, address, manifest) + (brand?.styles ?? '')
  const styles = pageStyles + (isStaging ? stagingStyles : '')
  const html = `<!doctype html>
${ROOT}
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#fbf9f4">
${manifest.fonts.map(preloadFont).join('\n')}
<style>${styles}</style>
<link rel="stylesheet" media="print" href="${manifest.printStylesheet}">
${head.replace(CARD, locale + CARD)}
<link rel="icon" href="${iconUrl('/icon.svg', brand)}" type="image/svg+xml">
<link rel="apple-touch-icon" href="${iconUrl('/icon-192.png', brand)}">
<link rel="manifest" href="${iconUrl('/site.webmanifest', brand)}">
</head>
<body>${isStaging ? stagingNote : ''}${body}
<script type="application/json" id="page-data" data-stylesheet="${manifest.stylesheet}" data-item-styles="${manifest.itemStylesheet}">${scriptJson(data)}</script>
${scriptsOf(data, address, manifest).map(preloadModule).join('')}<script type="module" src="${manifest.script}" fetchpriority="low"></script>
</body>
</html>
`
  return { html, styleHash: `sha256-${createHash('sha256').update(styles).digest('base64')}` }
}

/** The script's static imports, and the chunks that it would request as soon as it runs. */
function scriptsOf({ page }: PageData, address: string, { preload, lazy }: Manifest): string[] {
  const modules = lazyModulesOf(page.sections, searchOf(address))
  return [...new Set([...preload, ...modules.flatMap(module => lazy[module] ?? [])])]
}

function stylesOf({ page, site, media }: PageData, address: string, { styles }: Manifest): string {
  const names = new Set(page.sections.flatMap(stylesNeeded))
  if (socialLinksOf(site.contact).length > 0) names.add('social')
  if (!page.chat) names.add('withoutChat')
  if (viewedCode(searchOf(address)) !== null) names.add('items')
  if (Object.values(media).some(({ price }) => price)) names.add('priced')
  return [styles.page, ...[...names].map(name => styles[name])].join('')
}

const searchOf = (address: string) => address.split('?')[1] ?? ''

const stylesNeeded = (section: Section): string[] => [section.kind, ...furtherStyles(section)]

function furtherStyles(section: Section): string[] {
  if (section.kind === 'hero' && section.slides) return ['slides']
  if (section.kind === 'hero' && section.drawing) return ['slides', 'drawing']
  if (section.kind === 'call-to-action' && section.drawing) return ['closing-drawing']
  if (section.kind === 'call-to-action' && section.ways) return ['closing-line']
  if (section.kind === 'links' && section.links.some(link => link.drawing)) return ['pictures']
  if (section.kind === 'product-grid' && section.filters) return ['filters']
  if (section.kind === 'product-grid' && section.products.length === 1) return ['alone']
  if (section.kind === 'products' && section.tiles.length === 1) return ['alone']
  if (section.kind === 'product' && section.pictures) return ['further']
  return []
}

const preloadFont = (address: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}">`

const preloadModule = (address: string) =>
  `<link rel="modulepreload" href="${address}" fetchpriority="low">`
