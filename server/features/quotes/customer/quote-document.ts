import { createHash } from 'node:crypto'
import type { Manifest } from '../../../base/http/assets.ts'
import { stagingNote, stagingStyles } from '../../../render/staging.ts'
import { type BrandView, iconUrl } from '../../company/brand/site-brand.ts'

interface QuoteDocumentOptions {
  title: string
  /** HTML. */
  body: string
  manifest: Manifest
  isStaging: boolean
  /** The company's brand, where it has one. */
  brand: BrandView | undefined
}

/**
 * The whole HTML of a customer's page: the look of the site without its script, and not for search
 * engines.
 * @returns with the hash of its style element, for the security policy
 */
export function quoteDocument({ title, body, manifest, isStaging, brand }: QuoteDocumentOptions) {
  const own = `${manifest.styles.page}${manifest.styles.quote}${brand?.styles ?? ''}`
  const styles = own + (isStaging ? stagingStyles : '')
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#fbf9f4">
<title>${escaped(title)}</title>
${manifest.fonts.map(font => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`).join('\n')}
<style>${styles}</style>
<link rel="icon" href="${iconUrl('/icon.svg', brand)}" type="image/svg+xml">
</head>
<body>${isStaging ? stagingNote : ''}${body}</body>
</html>
`
  return { html, styleHash: `sha256-${createHash('sha256').update(styles).digest('base64')}` }
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)
