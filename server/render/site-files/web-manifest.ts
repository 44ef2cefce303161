import { type BrandView, iconUrl } from '../../features/company/brand/site-brand.ts'

/** The manifest serves a site that was added to a phone's home screen. */
export function webManifest(companyName: string, brand?: BrandView): string {
  return JSON.stringify({
    name: companyName,
    short_name: companyName,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#fbf9f4',
    theme_color: '#fbf9f4',
    icons: [
      { src: iconUrl('/icon.svg', brand), sizes: 'any', type: 'image/svg+xml' },
      { src: iconUrl('/icon-192.png', brand), sizes: '192x192', type: 'image/png' },
      { src: iconUrl('/icon-512.png', brand), sizes: '512x512', type: 'image/png' },
    ],
  })
}
