/** Crawlers are allowed on every public page, and on none of a copy. */
export function robots(origin: string, isStaging: boolean): string {
  if (isStaging) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *
Disallow: /admin
Disallow: /api/
Disallow: /sheets/
Disallow: /design.pdf
Disallow: /quotes/
Sitemap: ${origin}/sitemap.xml
`
}
