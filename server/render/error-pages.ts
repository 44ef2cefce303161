import type { ContentPage } from '../content/page.ts'

/** The page for missing pages, with the products that the visitor may have meant. */
export function withNearCodes(
  page: ContentPage,
  near: { label: string; href: string }[],
): ContentPage {
  if (near.length === 0) return page
  const [hero, ...rest] = page.sections
  const links = { kind: 'links', title: 'No product has this code. Near it:', links: near } as const
  return { ...page, sections: [...(hero ? [hero] : []), links, ...rest] }
}

/** Renders a page for errors that the regular error page may have caused. */
export function plainPage(status: number, message: string, note: string): string {
  const escaped = message.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${status}</title>${note}<h1>${status}</h1><p>${escaped}</p><p><a href="/">Home</a></p></html>`
}
