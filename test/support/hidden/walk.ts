import { api, feedUrls, routes, specSheetUrl } from '../../../web/base/routes.ts'
import { publicRoutesOf } from '../routes-of.ts'
import type { RunningSite } from '../site.ts'
import type { HideableSite } from './hideable-site.ts'
import type { Marks } from './marks.ts'
import { readTold } from './read-told.ts'

export interface WalkOptions {
  site: RunningSite
  hideable: HideableSite
  marks: Marks
  /** By their paths: versions under which files were seen before they were hidden. */
  versions: ReadonlyMap<string, string>
  isHidden?: boolean
  /** A search for every marked word would take minutes; 40 searches for every fortieth. */
  wordsApart: number
}

const SHOWN_PAGES = ['/', '/about', '/gallery', '/services/furniture/chairs']
const SHOWN_CODE = 'Ch8'

const FORMATS = ['image/avif,image/webp,*/*', 'image/webp,*/*', '*/*']

/**
 * Asks for every address that a visitor can know, without a session.
 * @returns what is told where; once it is hidden, also files that are answered or may be stored
 */
export async function walk(options: WalkOptions): Promise<string[]> {
  const { site, marks, hideable, isHidden = false } = options
  const addresses = addressesOf(options)
  assertAllRoutes(site, addresses)
  const found: string[] = []
  for (const [route, all] of addresses) {
    for (const address of new Set(all)) {
      const accepts = route === '/uploads/*slot' && address.includes('w=') ? FORMATS : ['*/*']
      for (const accept of accepts) {
        const answer = await fetch(site.url + address, { redirect: 'manual', headers: { accept } })
        const read = await readTold(answer)
        const told = await marks.toldBy(address, read)
        found.push(...told.map(label => `${address} (${accept}): ${label}`))
        if (isHidden) found.push(...namedIn(read.text, address, hideable.slots))
        const slot = /^\/(?:uploads|drawings\/of)\/([^?]*)/.exec(address)?.[1] ?? ''
        const lifetime = answer.headers.get('cache-control')
        if (!isHidden || !hideable.slots.includes(slot)) continue
        if (answer.status !== 404 || lifetime !== 'no-store') {
          found.push(`${address} (${accept}): ${answer.status}, ${lifetime}`)
        }
      }
    }
  }
  return found
}

/** Slots of which an answer knows, without having been asked for them. */
const namedIn = (text: string, address: string, slots: readonly string[]): string[] =>
  slots
    .filter(slot => text.includes(slot) && !decodeURIComponent(address).includes(slot))
    .map(slot => `${address}: names ${slot}`)

/** By the pattern of their route; pages have none. */
export function addressesOf(
  options: Pick<WalkOptions, 'hideable' | 'marks' | 'versions' | 'wordsApart'>,
): Map<string, string[]> {
  const { hideable, marks, versions, wordsApart } = options
  const pages = [...SHOWN_PAGES, ...hideable.pages]
  const codes = [SHOWN_CODE, ...hideable.codes]
  const products = codes.map(routes.product)
  const words = marks.words().filter((_, index) => index % wordsApart === 0)
  const query = (values: Record<string, string>) => new URLSearchParams(values).toString()
  const files = hideable.slots.flatMap(slot => {
    const v = versions.get(slot)
    return [
      ...[`/uploads/${slot}`, `/uploads/${slot}?v=${v}`, `/uploads/${slot}?phone`],
      ...[`/uploads/${slot}?w=320`, `/uploads/${slot}?v=${v}&w=320`],
    ]
  })
  const lists = ['/services/furniture/chairs', '/gallery']
  return new Map([
    [
      'pages',
      [
        ...pages,
        ...products,
        ...lists.flatMap(list => codes.map(code => `${list}?item=${code}`)),
        ...lists.flatMap(list => [`${list}?show=all`, `${list}?show=all&from=21`]),
        `/compare?codes=${codes.slice(0, 4).join(',').toLowerCase()}`,
        ...codes.map(code => `/compare?codes=ch8,${code.toLowerCase()}`),
        ...words.map(
          word =>
            `/compare?items=${encodeURIComponent(`/services/furniture/chairs:${word} it is`)}`,
        ),
        `/shortlist?items=${encodeURIComponent('/services/furniture/chairs:Ch21')}`,
        '/services/containers/design',
        '/none',
        '/products/ch2l',
        '/products/CH21',
      ],
    ],
    ['/contact', ['/contact', '/contact?items=%2Fservices%2Ffurniture%2Fchairs%3ACh21']],
    [
      '/api/pages',
      [
        ...pages,
        ...products,
        '/compare?codes=ch21,ch22',
        ...lists.map(list => `${list}?material=Steel`),
      ].flatMap(path => [api.page(path), api.wholePage(path)]),
    ],
    [
      '/api/item-facts',
      pages.flatMap(path => [
        `${api.itemFacts}?path=${encodeURIComponent(path)}`,
        ...hideable.slots.slice(0, 5).map(slot => `${api.itemFacts}?${query({ path, slot })}`),
      ]),
    ],
    [
      '/search',
      ['/search', ...words.map(word => `/search?q=${word}`), '/search?q=chair', '/search?q=Ch21'],
    ],
    [
      '/api/search',
      [
        '/api/search?q=chair',
        ...words.map(word => `/api/search?q=${word}`),
        ...codes.map(code => `/api/search?q=${code}`),
      ],
    ],
    ['/uploads/*slot', files],
    ['/drawings/:name.svg', ['/drawings/contact.svg']],
    ['/drawings/of/*slot', hideable.slots.map(slot => `/drawings/of/${slot}`)],
    [
      '/share/*page',
      [...pages.filter(path => path !== '/'), '/home', ...products].map(
        path => `/share${path}.jpg`,
      ),
    ],
    ['/sheets/:code.pdf', codes.map(specSheetUrl)],
    ['/feeds/meta.csv', [feedUrls.meta]],
    ['/feeds/google.xml', [feedUrls.google]],
    ...[
      '/healthz',
      '/metrics',
      '/robots.txt',
      '/sitemap.xml',
      '/site.webmanifest',
      '/icon.svg',
      '/favicon.ico',
      '/icon-192.png',
      '/icon-512.png',
      '/api/contact-details',
      '/api/design',
      '/design.svg',
      '/design.pdf',
      '/design.jpg',
    ].map((path): [string, string[]] => [path, [path]]),
    // A site that has no brand of its own answers 404 to each.
    ['/brand/:file', ['/brand/none.svg']],
    ...['/admin', '/admin/login'].map((path): [string, string[]] => [path, [path]]),
  ])
}

/** Routes that tell nothing of the site, and those of the exceptions. */
const NOT_WALKED = [
  /^\/admin/,
  /^\/assets\//,
  /^\/showyard-/,
  /^\/quotes\/:secret/,
  /^\/preview\/:token/,
]

/** A new route must be walked as well. */
function assertAllRoutes(site: RunningSite, addresses: ReadonlyMap<string, string[]>): void {
  const missing = publicRoutesOf(site.app).filter(
    path => !addresses.has(path) && !NOT_WALKED.some(one => one.test(path)),
  )
  if (missing.length > 0) throw new Error(`The walk has no address of ${missing.join(', ')}`)
}

/** The versions of files, by their paths, while visitors see them. */
export async function versionsOf(
  site: RunningSite,
  { slots }: HideableSite,
): Promise<Map<string, string>> {
  const versions = new Map<string, string>()
  for (const slot of slots) {
    const { headers } = await fetch(`${site.url}/uploads/${slot}`)
    versions.set(slot, headers.get('etag')?.replaceAll('"', '') ?? '')
  }
  return versions
}
