import { loadContent } from '../../server/starters/load-starter.ts'

/** Every public page, for checks that hold for each of them. */
export const publicPages = loadContent().pages

const kindsOf = (pages: typeof publicPages) =>
  pages.flatMap(({ sections }) => sections.map(({ kind }) => kind))

/** The first page with each kind of section, for what markup decides and not the words in it. */
export const pagesOfEachKind = publicPages.filter((page, at) => {
  const before = new Set(kindsOf(publicPages.slice(0, at)))
  return kindsOf([page]).some(kind => !before.has(kind))
})

/** The text of HTML without its tags. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/\s+/g, ' ')
}

/** The values of one attribute in every tag of a kind. */
export function attributes(html: string, tag: string, name: string): string[] {
  const tags = html.match(new RegExp(`<${tag}\\b[^>]*>`, 'g')) ?? []
  return tags.flatMap(text => new RegExp(`\\s${name}="([^"]*)"`).exec(text)?.[1] ?? [])
}

/** The targets of a page's links within the site. */
export function linksOf(html: string, address: string): URL[] {
  return attributes(html, 'a', 'href')
    .filter(href => !/^(https:|mailto:|tel:)/.test(href))
    .map(href => new URL(href.replaceAll('&amp;', '&'), address))
}

/** Whether a link opens one of a page's items in the viewer. */
export const isItem = ({ searchParams }: URL) => searchParams.has('item')
