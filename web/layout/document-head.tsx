import { usePageData } from '../base/page-context.ts'
import { scriptJson } from '../base/script-json.ts'

/**
 * React hoists these tags into the head, on the server and at each navigation. X reads title, text
 * and picture of a card from the Open Graph tags.
 */
export function DocumentHead() {
  const { page, site } = usePageData()
  const { title, description, keywords, canonical, image, index, structuredData } = page.head
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(', ')} />
      <link rel="canonical" href={canonical} />
      {!index && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.contact.companyName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
        dangerouslySetInnerHTML={{ __html: scriptJson(structuredData) }}
      />
    </>
  )
}
