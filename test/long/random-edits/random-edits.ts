import type { Random } from '../../../server/drawings/kit/random.ts'
import type { AdminProducts } from '../../../web/admin/contract.ts'
import { api } from '../../../web/base/routes.ts'
import { BIN_HEADER } from '../../../web/features/operations/admin/bin/bin-header.ts'
import type { OpenedPage } from '../../../web/features/pages/contract.ts'
import { pageCalls } from '../../support/page-calls.ts'
import { importTable } from '../../support/product-table.ts'
import type { RunningSite } from '../../support/site.ts'
import {
  type ExpectedPage,
  type ExpectedProduct,
  type ExpectedSite,
  FOOTER_TARGET,
  isPublic,
} from './expected-site.ts'

/** A picture of a page of the starter. */
const PICTURE = { page: '/services/interiors', slot: '' }

/** One change by an administrator. @returns what it was, or undefined where it was refused */
export type Edit = () => Promise<string | undefined>

/** Draws an edit, which also changes the expected site once it is acknowledged. */
export function randomEdits(site: RunningSite, expected: ExpectedSite, random: Random) {
  const pages = pageCalls(site)
  const word = () => `Zq${random.int(1, 1e9)}x`
  const { products } = expected

  const done = (status: number, what: string, apply: () => void): string | undefined => {
    if (status >= 500) throw new Error(`${what}: ${status}`)
    if (status >= 400) return undefined
    apply()
    return what
  }

  async function writeTo(page: ExpectedPage, opened: OpenedPage, more: object = {}) {
    const { version, draft, ...state } = opened
    const { source, keys } = draft ?? state
    const title = word()
    const sections = source.sections.map((one, at) => (at === 1 ? { ...one, title } : one))
    const saved = await pages.save(page.address, {
      ...{ version, keys },
      source: { ...source, ...more, sections },
    })
    return { status: saved.status, version: saved.body.version, title }
  }

  /** The words of a page with another title. */
  const retitled = ({ draft, published }: ExpectedPage, title: string) =>
    new Set([[...(draft ?? published ?? [])].find(one => one.startsWith('Name')) ?? '', title])

  const ownPages = () => expected.pages.filter(({ isOwn, bin }) => isOwn && bin === undefined)
  const presentPages = () => expected.pages.filter(({ bin }) => bin === undefined)
  const presentProducts = () => products.filter(({ bin }) => bin === undefined)

  async function changeProduct(product: ExpectedProduct, change: object) {
    const path = api.adminProduct(product.code)
    const { version } = await (await site.ask('GET', path)).json()
    return (await site.ask('PATCH', path, { version, ...change })).status
  }

  function renamed(product: ExpectedProduct, name: string): void {
    product.formerNames.push(...(product.name ? [product.name] : []))
    product.name = name
  }

  const takeBack = async (entry: string) =>
    (await site.ask('POST', `${api.bin}/${entry}/restore`)).status

  const edits: Record<string, Edit> = {
    async draft() {
      const page = random.pick(presentPages())
      const { status, title } = await writeTo(page, await pages.open(page.address))
      return done(status, `draft page ${page.address}`, () => {
        page.draft = retitled(page, title)
      })
    },
    async publish() {
      const page = random.pick(presentPages())
      const { version } = await pages.open(page.address)
      const { status } = await pages.publish(page.address, version)
      return done(status, `publish page ${page.address}`, () => {
        page.published = page.draft ?? page.published ?? new Set()
        delete page.draft
        page.isHidden = false
      })
    },
    async discard() {
      const page = random.pick(presentPages())
      if (!page.draft || !page.published) return undefined
      const { status } = await pages.discard(page.address)
      return done(status, `discard draft of ${page.address}`, () => {
        delete page.draft
      })
    },
    async hide() {
      const page = random.pick(presentPages())
      const { status } = await pages.hide(page.address, random.chance(0.5) ? '/contact' : undefined)
      return done(status, `hide page ${page.address}`, () => {
        page.isHidden = true
      })
    },
    async show() {
      const page = random.pick(presentPages())
      if (!page.published) return undefined
      const { status } = await pages.show(page.address)
      return done(status, `show page ${page.address}`, () => {
        page.isHidden = false
      })
    },
    async add() {
      if (ownPages().length > 4) return undefined
      const address = `/own-${random.int(1, 1e6)}`
      const name = `Name${word()}`
      const { status, body } = await pages.create({ path: address, name, from: '/about' })
      if (status !== 201) return undefined
      const page: ExpectedPage = { address, isHidden: false, isOwn: true, draft: new Set([name]) }
      expected.pages.push(page)
      const saved = await writeTo(page, body)
      page.draft = new Set([name, saved.title])
      return `add page ${address}`
    },
    async move() {
      const page = random.pick([...ownPages(), undefined])
      if (!page) return undefined
      const address = `/own-${random.int(1, 1e6)}`
      const saved = await writeTo(page, await pages.open(page.address), { path: address })
      if (saved.status !== 200) return undefined
      page.draft = retitled(page, saved.title)
      const { status } = await pages.publish(page.address, saved.version)
      return done(status, `move page ${page.address} to ${address}`, () => {
        Object.assign(page, { address, published: page.draft, isHidden: false })
        delete page.draft
      })
    },
    async remove() {
      const page = random.pick([...ownPages(), undefined])
      if (!page) return undefined
      const path = `${api.editedPage}?path=${encodeURIComponent(page.address)}`
      const answer = await site.ask('DELETE', path)
      return done(answer.status, `delete page ${page.address}`, () => {
        page.bin = answer.headers.get(BIN_HEADER) ?? ''
      })
    },
    async restore() {
      const page = random.pick([...expected.pages.filter(({ bin }) => bin), undefined])
      if (!page?.bin) return undefined
      return done(await takeBack(page.bin), `restore page ${page.address}`, () => {
        delete page.bin
      })
    },
    async rename() {
      const product = random.pick(presentProducts())
      const name = word()
      const status = await changeProduct(product, { name })
      return done(status, `rename product ${product.code}`, () => renamed(product, name))
    },
    async describe() {
      const product = random.pick(presentProducts())
      const materials = word()
      const status = await changeProduct(product, { materials })
      return done(status, `describe product ${product.code}`, () => {
        product.materials = materials
      })
    },
    async hideProduct() {
      const product = random.pick(presentProducts())
      const isHidden = random.chance(0.5)
      const status = await changeProduct(product, { isVisible: !isHidden })
      return done(status, `${isHidden ? 'hide' : 'show'} product ${product.code}`, () => {
        product.isHidden = isHidden
      })
    },
    async removeProduct() {
      const product = random.pick(presentProducts())
      const answer = await site.ask('DELETE', api.adminProduct(product.code))
      return done(answer.status, `delete product ${product.code}`, () => {
        product.bin = answer.headers.get(BIN_HEADER) ?? ''
      })
    },
    async restoreProduct() {
      const product = random.pick([...products.filter(({ bin }) => bin), undefined])
      if (!product?.bin) return undefined
      return done(await takeBack(product.bin), `restore product ${product.code}`, () => {
        delete product.bin
      })
    },
    async addProduct() {
      if (products.length > 16) return undefined
      const product = newProduct(`Kx-${random.int(1, 1e6)}`, random.pick(['chairs', 'beds']))
      const { code, collection, name } = product
      const { status } = await site.ask('POST', api.adminProducts, { collection, code, name })
      return done(status, `add product ${code}`, () => products.push(product))
    },
    async moveProduct() {
      const { code, collection } = random.pick(presentProducts())
      const all = (await (await site.ask('GET', api.adminProducts)).json()) as AdminProducts
      const version = all.collections.find(({ id }) => id === collection)?.version ?? 0
      const change = { version, codes: [code], before: null }
      const { status } = await site.ask('PATCH', api.adminCollection(collection), change)
      return done(status, `move product ${code} to the end`, () => {
        const [moved] = products.splice(
          products.findIndex(one => one.code === code),
          1,
        ) as [ExpectedProduct]
        products.push(moved)
      })
    },
    /** Renames one and adds one, and takes both back half of the times. */
    async importProducts() {
      const product = random.pick(presentProducts())
      const added = newProduct(`Tx-${random.int(1, 1e6)}`, product.collection)
      const name = word()
      const table = `Code;Collection;Name\n${product.code};;${name}\n${added.code};${added.collection};${added.name}\n`
      const { status, headers } = await importTable(site, table)
      const isUndone = random.chance(0.5) && (await takeBack(headers.get(BIN_HEADER) ?? '')) === 200
      return done(status, `import table with ${product.code} and ${added.code}`, () => {
        const before = product.name
        renamed(product, name)
        if (!isUndone) products.push(added)
        else if (before) renamed(product, before)
        else {
          product.formerNames.push(name)
          delete product.name
        }
      })
    },
    async writeAlt() {
      PICTURE.slot ||= await firstPicture(site)
      const alt = word()
      const change = { slots: { [PICTURE.slot]: { alt } } }
      const { status } = await site.ask('PATCH', api.slotDetails, change)
      return done(status, 'write alt', () => {
        expected.alts.set(PICTURE.page, alt)
      })
    },
    async writeFooter() {
      const { version, texts } = await (await site.ask('GET', api.siteTexts)).json()
      const label = word()
      const footer = [['More', [[label, FOOTER_TARGET]]]]
      const { status } = await site.ask('PUT', api.siteTexts, { version, texts, footer })
      return done(status, 'write footer', () => {
        expected.footer = label
      })
    },
  }

  function newProduct(code: string, collection: string): ExpectedProduct {
    return { code, collection, name: word(), formerNames: [], isHidden: false }
  }

  return async (): Promise<string | undefined> => {
    if (!expected.pages.some(isPublic)) return edits.show?.()
    return random.pick(Object.values(edits))()
  }
}

/** The place of the first picture of that page. */
async function firstPicture(site: RunningSite): Promise<string> {
  const answer = await fetch(site.url + api.page(PICTURE.page))
  const text = await answer.text()
  return /"media":"([^"]+\.jpg)"/.exec(text)?.[1] ?? ''
}
