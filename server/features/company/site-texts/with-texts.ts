import type { SiteTexts } from '../../../../web/features/company/site-texts/contract.ts'
import type { Section } from '../../../../web/sections/schemas.ts'
import type { Content } from '../../../content/content.ts'
import type { ContentPage } from '../../../content/page.ts'

/** The content with the texts that administrators have changed around its sections. */
export function withTexts(content: Content, { texts, footer }: SiteTexts): Content {
  if (Object.keys(texts).length === 0 && footer === null) return content
  return { ...content, texts: { texts, footer }, notFound: withWords(content.notFound, texts) }
}

function withWords(page: ContentPage, texts: SiteTexts['texts']): ContentPage {
  const text = (name: string, shipped: string) => texts[`notFound.${name}`] ?? shipped
  const sections = page.sections.map((section): Section => {
    if (section.kind === 'hero') {
      const { title, text: below } = section
      const changed = below && { text: text('text', below) }
      return { ...section, title: text('title', title), ...changed }
    }
    if (section.kind !== 'links') return section
    const links = section.links.map(link => ({
      ...link,
      label: text(`label ${link.href}`, link.label),
      ...(link.text && { text: text(`text ${link.href}`, link.text) }),
    }))
    return { ...section, title: text('links', section.title ?? ''), links }
  })
  return Object.freeze({ ...page, sections })
}
