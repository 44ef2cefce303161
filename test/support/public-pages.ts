import { loadContent } from '../../server/content/index.ts'

/** Every public page, for checks that hold for each of them. */
export const publicPages = loadContent().pages

/** Text between tags, without them, as a reader without script sees it. */
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
