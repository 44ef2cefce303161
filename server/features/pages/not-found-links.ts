import type { Content } from '../../content/content.ts'

/** The content whose page for missing pages leads to no page that visitors do not see. */
export function withoutHiddenLinks(content: Content): Content {
  const { notFound, hidden = new Set() } = content
  const isShown = ({ href }: { href: string }) => !hidden.has(href)
  const sections = notFound.sections.map(section =>
    section.kind === 'links' && !section.links.every(isShown)
      ? { ...section, links: section.links.filter(isShown) }
      : section,
  )
  const isSame = sections.every((section, index) => section === notFound.sections[index])
  return isSame ? content : { ...content, notFound: Object.freeze({ ...notFound, sections }) }
}
