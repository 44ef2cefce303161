/** Tags, comments and texts of HTML as React writes it: no attribute has a plain `<` or `>`. */
export const tokensOf = (html: string): string[] => html.match(/<[^<>]*>|[^<]+/g) ?? []

/** What a token does to the depth, as `open`, `close` or neither; with the name of its element. */
export function shapeOf(token: string): string {
  const [, slash, name] = /^<(\/?)([a-z][a-z0-9-]*)/i.exec(token) ?? []
  if (!name) return token.startsWith('<') ? 'comment' : 'text'
  if (slash) return `close ${name}`
  return token.endsWith('/>') ? `empty ${name}` : `open ${name}`
}

export const isOpening = (shape: string) => shape.startsWith('open ')
export const isClosing = (shape: string) => shape.startsWith('close ')

/** A tag with further attributes; their values are escaped. */
export function withAttributes(tag: string, attributes: Record<string, string>): string {
  const added = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  return tag.replace(/^<[a-z][a-z0-9-]*/i, start => start + added.join(''))
}

const escaped = (value: string) =>
  value.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)
