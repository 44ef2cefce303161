/** Reading the few kinds of XML that a store answers with. Each element of ours has no attributes. */

export interface ListedObject {
  key: string
  bytes: number
  storedAt: Date
}

export function errorIn(xml: string): { code: string; message: string } | undefined {
  const [error] = elements(xml, 'Error')
  if (error === undefined) return undefined
  return { code: element(error, 'Code') ?? 'Error', message: element(error, 'Message') ?? '' }
}

/** Reads a list that was requested with URL-encoded keys. */
export function listIn(xml: string): { objects: ListedObject[]; next: string | undefined } {
  const objects = elements(xml, 'Contents').map(object => ({
    key: decodeURIComponent((element(object, 'Key') ?? '').replaceAll('+', ' ')),
    bytes: Number(element(object, 'Size')),
    storedAt: new Date(element(object, 'LastModified') ?? ''),
  }))
  return { objects, next: element(xml, 'NextContinuationToken') }
}

/** The objects that could not be removed, with the reason. */
export function notRemovedIn(xml: string): { key: string; code: string }[] {
  return elements(xml, 'Error')
    .map(error => ({ key: element(error, 'Key') ?? '', code: element(error, 'Code') ?? '' }))
    .filter(({ code }) => code !== 'NoSuchKey')
}

export function removalOf(keys: readonly string[]): string {
  const objects = keys.map(key => `<Object><Key>${escaped(key)}</Key></Object>`).join('')
  return `<Delete><Quiet>true</Quiet>${objects}</Delete>`
}

/** @returns undefined where the answer has no such element */
export function element(xml: string, name: string): string | undefined {
  const [first] = elements(xml, name)
  return first === undefined ? undefined : unescaped(first)
}

function elements(xml: string, name: string): string[] {
  return xml
    .split(`<${name}>`)
    .slice(1)
    .map(rest => rest.slice(0, rest.indexOf(`</${name}>`)))
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescaped(text: string): string {
  return text.replace(/&(?:#(x?)([0-9a-f]+)|(\w+));/gi, (match, hex, number, name) =>
    number
      ? String.fromCodePoint(Number.parseInt(number, hex ? 16 : 10))
      : (entities[name] ?? match),
  )
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
