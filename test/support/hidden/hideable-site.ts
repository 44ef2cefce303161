import { readFile } from 'node:fs/promises'
import * as assert from 'uvu/assert'
import type { AdminProducts } from '../../../web/admin/contract.ts'
import { api, posterOf, routes } from '../../../web/base/routes.ts'
import type {
  EditedPage,
  EditedSection,
  PreviewLink,
} from '../../../web/features/pages/contract.ts'
import { pageCalls } from '../page-calls.ts'
import { picture, sample, tinyMovie } from '../samples.ts'
import { makeQuote } from '../sent-quote.ts'
import type { RunningSite } from '../site.ts'
import type { Marks } from './marks.ts'

export interface HideableSite {
  /** The slots of everything that has a file and is hidden later. */
  slots: string[]
  codes: string[]
  pages: string[]
  /** By the pattern of its route: an address that somebody was sent and that goes on showing it. */
  sent: ReadonlyMap<string, string>
  /** Hides whatever can be hidden. */
  hide(): Promise<void>
}

const CHAIRS = 'executive-furniture/chairs/products'
const HIDDEN = `${CHAIRS}/image-21.jpg`
const FILM = 'home/hero/prefab-units/home-hero-prefab-units-video-1.mp4'
const FURTHER = `${CHAIRS}/picture-ch8-2.jpg`

/** Gives a site marked texts, facts and files of each kind, all of which visitors see until they are hidden. */
export async function hideableSite(site: RunningSite, marks: Marks): Promise<HideableSite> {
  const { word, number } = marks
  const pages = pageCalls(site)
  const ok = async (answer: Promise<Response>) => {
    const got = await answer
    assert.ok(got.ok, `${got.url}: ${got.status} ${await got.clone().text()}`)
    return got
  }
  const photo = async (slot: string, label: string) =>
    ok(site.upload(slot, await marks.picture(`photo of ${label}`)))
  const texts = (what: string, ...fields: string[]) =>
    Object.fromEntries(fields.map(field => [field, `${word(`${field} of ${what}`)} it is`]))
  const version = async (code: string) => {
    const { products } = (await (await site.ask('GET', api.adminProducts)).json()) as AdminProducts
    return products.find(one => one.code === code)?.version ?? 0
  }
  const patch = async (code: string, fields: object) =>
    ok(site.ask('PATCH', api.adminProduct(code), { version: await version(code), ...fields }))
  const details = (slot: string, fields: object) =>
    ok(site.ask('PATCH', api.slotDetails, { slots: { [slot]: fields } }))
  const visible = (slot: string, isVisible: boolean) => details(slot, { isVisible })

  const priceOf = (code: string) => {
    const cents = number(`price of ${code}`) * 100
    return { isPriceShown: true, price: { kind: 'fixed', cents, per: 'piece', vatIncluded: true } }
  }

  async function product(code: string) {
    await patch(code, {
      ...texts(code, 'name', 'title', 'description', 'alt'),
      ...texts(code, 'materials', 'finishes', 'leadTime', 'warranty'),
      weightKg: number(`weight of ${code}`),
      ...priceOf(code),
    })
  }

  async function page(path: string, from: string, isPublished = true) {
    const { body } = await pages.create({ path, name: word(`name of ${path}`), from })
    const { source, keys } = body.draft ?? body
    const sections = source.sections.map(withFilm)
    const marked = markedSource({ ...source, sections }, label => word(`${label} of ${path}`))
    const saved = await pages.save(path, {
      version: body.version,
      keys,
      source: marked,
    })
    assert.is(saved.status, 200, JSON.stringify(saved.body))
    if (isPublished) {
      const published = await pages.publish(path, saved.body.version)
      assert.is(published.status, 200, JSON.stringify(published.body))
    }
    const opened = await pages.open(path)
    const own =
      JSON.stringify(opened.draft?.source ?? opened.source).match(/pages\/[\w/-]+\.(?:jpg|mp4)/g) ??
      []
    const [first = ''] = own.filter(slot => slot.endsWith('.jpg'))
    const [clip = ''] = own.filter(slot => slot.endsWith('.mp4'))
    await photo(first, path)
    await movie(clip, path)
    const others = own.filter(slot => slot !== first && slot !== clip)
    return [first, clip, posterOf(clip), ...others.slice(0, 1)]
  }

  async function movie(slot: string, label: string) {
    const chunks = [`film of ${label}`, 'of no use']
    const bytes = marks.file(`film of ${label}`, tinyMovie({ tracks: [{ chunks }] }))
    await ok(site.upload(slot, bytes))
    await photo(posterOf(slot), `the film of ${label}`)
  }

  const feeds = { version: 0, meta: true, google: true }
  await ok(site.ask('PUT', api.feeds, feeds))
  // A product with further places, one whose price alone is hidden, and one that is deleted.
  for (const code of ['Ch21', 'Ch30']) await product(code)
  await patch('Ch22', priceOf('Ch22'))
  await patch('Ch21', { morePictures: 1, documents: 1 })
  await photo(HIDDEN, 'Ch21')
  await photo(`${CHAIRS}/picture-ch21-2.jpg`, 'Ch21, second')
  const sheet = marks.file('document of Ch21', await readFile(sample('catalog.pdf')))
  await ok(site.upload(`${CHAIRS}/document-ch21-1.pdf`, sheet))
  await photo(`${CHAIRS}/image-30.jpg`, 'Ch30')
  await patch('Ch8', { morePictures: 1 })
  await photo(FURTHER, 'a further picture of Ch8')
  await details(FURTHER, texts('a further picture of Ch8', 'alt', 'title'))
  const work = await galleryItem(site)
  await photo(work, 'a work')
  await details(work, texts('a work', 'title', 'alt', 'description'))
  await movie(FILM, 'the home page')
  await details(FILM, texts('the film of the home page', 'alt'))
  await photo('about/hero/image-1.jpg', 'a replaced photo')
  const draft = await page('/zq-draft', '/about', false)
  const own = [
    await page('/zq-hidden', '/services/interiors'),
    draft,
    await page('/zq-deleted', '/about'),
  ].flat()
  const quote = await sentQuote(site, word('line of a sent quote'))
  const preview = await previewLink(site, '/zq-draft')

  return {
    slots: [
      ...[HIDDEN, `${CHAIRS}/picture-ch21-2.jpg`, `${CHAIRS}/document-ch21-1.pdf`, FURTHER, work],
      ...[FILM, posterOf(FILM), `${CHAIRS}/image-30.jpg`],
      ...own,
    ],
    codes: ['Ch21', 'Ch22', 'Ch30'],
    pages: ['/zq-hidden', '/zq-draft', '/zq-deleted'],
    sent: new Map([
      ['/quotes/:secret', quote],
      ['/quotes/:secret.pdf', `${quote}.pdf`],
      ['/preview/:token', preview],
      ['/preview/:token/files/uploads/*slot', `${preview}/files/uploads/${draft[0]}`],
    ]),
    async hide() {
      await visible(HIDDEN, false)
      await visible(FURTHER, false)
      await visible(work, false)
      await visible(FILM, false)
      await patch('Ch22', { isPriceShown: false })
      await ok(site.ask('DELETE', api.adminProduct('Ch30')))
      await ok(site.upload('about/hero/image-1.jpg', await picture('jpeg', 400, 300)))
      const hidden = await pages.hide('/zq-hidden')
      assert.is(hidden.status, 200, JSON.stringify(hidden.body))
      const { version } = await pages.open('/zq-draft')
      const at = new Date(Date.now() + 3600_000).toISOString()
      const planned = await pages.plan('/zq-draft', { version, at })
      assert.is(planned.status, 200, JSON.stringify(planned.body))
      assert.is((await pages.remove('/zq-deleted')).status, 200)
      await draftOfAbout()
    },
  }

  /** A text and a section that visitors do not see yet, or not any more. */
  async function draftOfAbout() {
    const { version, source, keys } = await pages.open(routes.about)
    const sections = source.sections.map((one, index) =>
      index === 1 ? { ...one, title: word('title of a draft') } : one,
    )
    const hidden = {
      ...sections[1],
      title: word('title of a hidden section'),
      hidden: true,
    } as EditedSection
    const saved = await pages.save(routes.about, {
      ...{ version, keys: [...keys, 'hidden-section'] },
      source: { ...source, sections: [...sections, hidden] },
    })
    assert.is(saved.status, 200, JSON.stringify(saved.body))
  }
}

const withFilm = (section: EditedSection): EditedSection =>
  section.kind === 'hero'
    ? { ...section, slides: [...((section.slides as object[]) ?? []), filmSlide] }
    : section

const filmSlide = {
  label: 'The film',
  media: { kind: 'video', alt: 'The yard', family: 'hero-yard', shape: 'wide' },
}

async function galleryItem(site: RunningSite): Promise<string> {
  const html = await (await fetch(`${site.url}/api/pages?path=/gallery`)).text()
  const [slot = ''] = html.match(/Gallery\/[\w/-]+-2\.jpg/) ?? []
  return slot
}

/** Which names a product that is hidden later: what was sent goes on saying so. */
async function sentQuote(site: RunningSite, text: string): Promise<string> {
  const line = {
    kind: 'item',
    code: 'Ch21',
    slot: HIDDEN,
    text,
    quantity: 1000,
    unitPrice: 100,
  }
  const quote = await makeQuote(site, { lines: [line] })
  return new URL(await quote.send()).pathname
}

async function previewLink(site: RunningSite, page: string): Promise<string> {
  const made = await site.ask('POST', `${api.previewLink}?path=${page}`)
  const { url } = (await made.json()) as PreviewLink
  return new URL(url).pathname
}

/** A source with a mark in each text that people write. */
function markedSource(source: EditedPage, word: (label: string) => string): EditedPage {
  const inside = (value: unknown, name: string, at: string): unknown => {
    if (Array.isArray(value)) return value.map((one, index) => inside(one, name, `${at}.${index}`))
    if (typeof value === 'string')
      return TEXTS.has(name) && value ? `${word(at)} ${value}`.slice(0, 60) : value
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, inside(one, key, at ? `${at}.${key}` : key)]),
    )
  }
  const { path, name, ...rest } = source
  return { ...(inside(rest, '', '') as EditedPage), path, name }
}

const TEXTS = new Set([
  ...[
    'title',
    'text',
    'eyebrow',
    'label',
    'alt',
    'description',
    'keywords',
    'paragraphs',
    'badges',
  ],
  ...['caption', 'value', 'question', 'answer', 'quote', 'author', 'points', 'message'],
])
