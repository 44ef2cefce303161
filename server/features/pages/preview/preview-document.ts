import { createHash } from 'node:crypto'
import type { Rendered } from '../../../../web/entry-server.tsx'
import type { Manifest } from '../../../base/http/assets.ts'
import type { BrandView } from '../../company/brand/site-brand.ts'
import { previewStyles } from './preview-styles.ts'

type PreviewAssets = Pick<Manifest, 'fonts' | 'stylesheet' | 'styles'>

/**
 * The document of the editor's frame: without any script, and with the styles of all sections, since a
 * draft may get others than it was opened with.
 */
export const previewDocument = (
  { head, body }: Rendered,
  manifest: PreviewAssets,
  brand?: BrandView,
) => `<!doctype html>
<html lang="en" data-styles="${previewStyleHash(manifest, brand)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${manifest.fonts.map(address => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}">`).join('\n')}
<style>${stylesOf(manifest, brand)}</style>
<link rel="stylesheet" href="${manifest.stylesheet}">
${head}
</head>
<body>${body}</body>
</html>
`

/** Of the style element of every preview, for the policy. */
export const previewStyleHash = (manifest: PreviewAssets, brand?: BrandView) =>
  `sha256-${createHash('sha256').update(stylesOf(manifest, brand)).digest('base64')}`

const stylesOf = ({ styles }: PreviewAssets, brand?: BrandView) =>
  styles.page + (brand?.styles ?? '') + previewStyles
