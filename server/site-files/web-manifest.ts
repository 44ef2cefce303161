/** For a site added to a phone's home screen. */
export function webManifest(companyName: string): string {
  return JSON.stringify({
    name: companyName,
    short_name: companyName,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#fbf9f4',
    theme_color: '#fbf9f4',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  })
}
