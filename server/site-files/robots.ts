/** Crawlers are welcome on every public page. */
export function robots(origin: string): string {
  return `User-agent: *
Disallow: /admin
Disallow: /api/
Sitemap: ${origin}/sitemap.xml
`
}
