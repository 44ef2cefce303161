import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { contactDetailsSchema } from '../../../../../server/features/company/contact-details/schema.ts'
import { initialContactDetails } from '../../../../../server/features/company/contact-details/store.ts'
import type {
  Catalog,
  CatalogSize,
} from '../../../../../server/features/documents/catalogs/catalog.ts'
import { writeCatalog } from '../../../../../server/features/documents/catalogs/document/index.ts'
import { namesInContent } from '../../../../../server/features/products/slot-details/names-in-content.ts'
import { untouched } from '../../../../../server/features/products/slot-details/rows.ts'
import { websiteInPrint } from '../../../../../server/pdf/company.ts'
import { IN_PRINT } from '../../../../../web/base/printed.ts'
import { whatsappUrl } from '../../../../../web/base/routes.ts'
import { FIELD_GROUPS } from '../../../../../web/features/company/admin/contact-details/fields.ts'
import { printFonts } from '../../../../support/print-fonts.ts'
import { readPdf } from '../../../../support/read-pdf.ts'
import { picture } from '../../../../support/samples.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { contact, content, prefabCatalog, shortCatalog, slotPath } from './sources.ts'

const test = suite('catalog as PDF')

// Shared by the suite, since several tests read the same catalogs.
let folder = ''
let count = 0
test.before(async () => {
  folder = await temporaryFolder()
})

/** The category in the content of the gallery's page. */
const category = content.pages
  .flatMap(page => page.sections)
  .flatMap(section => (section.kind === 'gallery' ? section.categories : []))
  .find(({ id }) => id === 'prefab-units')
const titles = category?.items.map(({ title }) => title) ?? []

async function open(catalog: Catalog, size: CatalogSize = 'full') {
  const bytes = await writeCatalog(catalog, size, printFonts)
  const file = join(folder, `${count++}.pdf`)
  await writeFile(file, bytes)
  const { text, ...read } = readPdf(file)
  const pages = text.split('\f')
  return { ...read, bytes, text: (page: number) => pages[page - 1] ?? '' }
}

const wholes = new Map<CatalogSize, ReturnType<typeof open>>()
function whole(size: CatalogSize): ReturnType<typeof open> {
  const opened = wholes.get(size) ?? open(prefabCatalog(), size)
  wholes.set(size, opened)
  return opened
}

for (const size of ['full', 'small'] as const) {
  test(`the ${size} variant has every item once, on the page that the index names`, async () => {
    const { text, fact } = await whole(size)
    assert.is(titles.length, 100)
    assert.is(fact('Pages'), '12')
    const index = text(2)
    const grids = Array.from({ length: 9 }, (_, i) => text(3 + i))
    for (const [i, title] of titles.entries()) {
      const [, page] = new RegExp(`(?:^|\\s)${title}\\s+(\\d+)(?:\\s|$)`, 'm').exec(index) ?? []
      assert.is(Number(page), 3 + Math.floor(i / 12), `${title} in the index`)
      const caption = new RegExp(`(?:^|\\s)${i + 1}\\s+${title}(?:\\s|$)`, 'm')
      const found = grids.flatMap((grid, at) => (caption.test(grid) ? [at + 3] : []))
      assert.equal(found, [Number(page)], `${title} in the grids`)
    }
  })
}

test('each page but the cover has its page number and the title of the catalog', async () => {
  const { text } = await whole('full')
  for (let page = 2; page <= 12; page++) {
    const lines = text(page).trim().split('\n')
    assert.match(lines[0] ?? '', /^\s*Prefab Units Catalog\s/)
    assert.match(lines.at(-1) ?? '', new RegExp(`info@example\\.com\\s+${page}$`))
  }
})

test('index entries link to their items, and items to the contact form', async () => {
  const { bytes, list } = await whole('full')
  const places = new Map(
    [...list('-dests').matchAll(/^\s*(\d+) \[.*\] "(.+)"$/gm)].map(([, page, name]) => [
      name,
      page,
    ]),
  )
  const source = bytes.toString('latin1')
  const targets = [...source.matchAll(/\/S \/GoTo\n\/D \((.+?)\)/g)].map(([, name]) => name)
  assert.is(targets.length, 100)
  for (const [i, title] of titles.entries()) {
    assert.ok(targets.includes(`item-${i + 1}`), title)
    assert.is(places.get(`item-${i + 1}`), `${3 + Math.floor(i / 12)}`, title)
  }
  const asked = list('-url')
  for (const [i, title] of titles.entries()) {
    const question = `Hello ${contact.companyName}, I would like a quote for ${title} (Prefab Units, No. ${i + 1}).`
    assert.ok(asked.includes(whatsappUrl(contact.whatsapp, question) ?? 'a link'), title)
  }
})

test('the document has a title, a language, bookmarks and structure tags', async () => {
  // The small one has the same tree; poppler needs six seconds for it beside full drawings.
  const { fact, bytes, list } = await whole('small')
  assert.is(fact('Title'), 'Prefab Units Catalog 2031')
  assert.is(fact('Author'), contact.companyName)
  assert.is(fact('Tagged'), 'yes')
  assert.match(fact('Page size') ?? '', '(A4)')
  const source = bytes.toString('latin1')
  assert.match(source, '/Lang (en)')
  assert.match(source, '/DisplayDocTitle true')
  const bookmarks = [...source.matchAll(/\/Title \((.+?)\)\n\/(?:Prev|Next|Parent)/g)].map(
    m => m[1],
  )
  const ranges = Array.from(
    { length: 9 },
    (_, i) => `Items ${i * 12 + 1} to ${Math.min(100, i * 12 + 12)}`,
  )
  assert.equal(bookmarks, ['Cover', 'Index', ...ranges, 'Contact'])
  const tags = list('-struct-text')
  assert.is(tags.match(/^ *Figure/gm)?.length, 101)
  assert.is(tags.match(/^ *TOCI/gm)?.length, 100)
  assert.match(tags, /H1 \(block\)\n\s+"Prefab Units"/)
  assert.match(tags, /"Boardroom 1 5"/)
})

test('the last page shows the contact details', async () => {
  const { text, list } = await whole('full')
  const page = text(12)
  const words = [contact.companyName, contact.addressLine1, contact.city, contact.country]
  for (const word of [
    ...words,
    '+254 700 000 000',
    contact.email,
    '+254 711 111 111',
    'example.org',
  ]) {
    assert.match(page, word)
  }
  assert.match(page, 'Saturday: 9:00 AM to 4:00 PM')
  const addresses = list('-url')
  for (const address of ['tel:+254700000000', 'mailto:info@example.com', 'https://example.org']) {
    assert.match(addresses, address)
  }
  assert.match(addresses, 'https://wa.me/254711111111?text=Hello%20Nairobi%20Prefab')
})

test('a hundred drawings take at most 3 MB in full and 900 KB for mobile data', async () => {
  const [full, small] = [await whole('full'), await whole('small')]
  assert.ok(full.bytes.length <= 3_000_000, `${full.bytes.length}`)
  assert.ok(small.bytes.length <= 900_000, `${small.bytes.length}`)
})

test('a photo replaces the drawing, a broken or unsupported file does not', async () => {
  const folder = await temporaryFolder()
  const names = ['good.jpg', 'bad.jpg', 'other.jpg']
  const [good = '', bad = '', other = ''] = names.map(name => join(folder, name))
  await writeFile(good, await picture('jpeg', 900, 700))
  await writeFile(bad, 'no picture at all')
  // A type that uploads reject, copied into the volume.
  await writeFile(other, await sharp(good).tiff().toBuffer())
  const jpegs = (bytes: Buffer) => bytes.toString('latin1').match(/\/DCTDecode/g)?.length ?? 0
  const catalog = shortCatalog(3)
  const withPhoto = (file: string): Catalog => {
    const photo = { file, version: '1' }
    const [first, ...others] = catalog.items
    const item = first as Catalog['items'][number]
    const items = [{ ...item, picture: { ...item.picture, photo } }, ...others]
    return { ...catalog, cover: { ...catalog.cover, photo }, items }
  }
  assert.is(jpegs((await open(catalog)).bytes), 0)
  assert.is(jpegs((await open(withPhoto(good))).bytes), 2)
  assert.is(jpegs((await open(withPhoto(bad))).bytes), 0)
  assert.is(jpegs((await open(withPhoto(other))).bytes), 0)
  assert.is(jpegs((await open(withPhoto(bad), 'small')).bytes), 3)
})

/** Drawn at once, for catalogs of which only the texts are read. */
const PLAIN = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640"></svg>'

test('catalogs of one item and of several index pages are complete', async () => {
  const one = await open(shortCatalog(1))
  assert.is(one.fact('Pages'), '4')
  assert.match(one.text(1), '1 item')
  const item = shortCatalog(1).items[0] as Catalog['items'][number]
  const items = Array.from({ length: 115 }, (_, i) => ({
    ...item,
    picture: { drawing: { svg: PLAIN } },
    // The last one was added by the owner.
    number: i < 114 ? `${i + 1}` : 'KX-115',
    title: `Unit ${i + 1}`,
    printedTitle: `Unit ${i + 1}`,
  }))
  const many = await open({ ...shortCatalog(1), items })
  assert.is(many.fact('Pages'), `${1 + 2 + 10 + 1}`)
  assert.match(many.text(3), /Unit 115\s+13\b/)
  assert.match(many.text(13), /KX-115\s+Unit 115/)
})

test('letters that the font lacks neither fail the render nor show as boxes', async () => {
  const { text } = await open({
    ...shortCatalog(1),
    contact: { ...contact, companyName: 'Ćwiek & Söhne 東京' },
  })
  assert.match(text(1), 'Ćwiek & Söhne')
})

const itemSlot = (number: number) =>
  `Gallery/product-images/prefab-units/gallery-product-images-prefab-units-image-${number}.jpg`
const arabic = 'أثاث نيروبي'

test('the font has every character of IN_PRINT', async () => {
  const signs = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code))
    .filter(sign => IN_PRINT.test(sign))
    .filter(sign => !/[\s\u00ad]/.test(sign))
  const { text } = await open({ ...shortCatalog(1), text: signs.join(' ') })
  const found = new Set(text(1))
  assert.equal(
    signs.filter(sign => !found.has(sign)),
    [],
  )
})

test('a company name that cannot be printed is replaced by website or e-mail', async () => {
  for (const [website, name] of [
    ['https://www.amani.example/ke', 'www.amani.example'],
    ['', 'sales@amani.example'],
  ] as const) {
    const { text, fact, list } = await open({
      ...shortCatalog(1),
      website,
      contact: { ...contact, companyName: arabic, email: 'sales@amani.example' },
    })
    const [firstLine = ''] = text(1).trim().split('\n')
    assert.is(firstLine.trim(), name)
    for (const page of [2, 3, 4]) {
      const foot = text(page).trim().split('\n').at(-1) ?? ''
      assert.match(foot.replace(/\s+/g, ' '), new RegExp(`^${name} · \\+254`))
      assert.is(foot.split('sales@amani.example').length, 2, foot)
    }
    assert.match(text(4), new RegExp(`Office.*\\n(.*\\n)?\\s*${name}`))
    assert.is(fact('Author'), arabic)
    assert.match(list('-url'), encodeURIComponent(`Hello ${arabic}, I would like a quote for`))
  }
})

test('details that cannot be printed leave no blank line or lone number', async () => {
  const { text } = await open({
    ...shortCatalog(1),
    website: 'https://مثال.example/كتالوج',
    contact: {
      ...contact,
      addressLine1: 'Moi Avenue 5 🏠',
      addressLine2: 'شارع 77',
      city: '内罗毕',
      mondayFriday: '八时',
      sunday: '🙅',
    },
  })
  const lines = text(4).split('\n')
  const at = (words: string) => lines.findIndex(line => line.includes(words))
  assert.match(lines[at('Moi Avenue 5') + 1] ?? '', contact.country)
  assert.not.match(text(4), '77')
  assert.not.match(text(4), /Monday to Friday|Sunday/)
  assert.match(text(4), 'Saturday: 9:00 AM to 4:00 PM')
  assert.match(text(4), /xn--\S+\.example\/%D9%83/)
})

test('an item whose edited name cannot be printed has the name of its page', async () => {
  const details = {
    [itemSlot(1)]: { ...untouched, productName: '椅子', title: 'With awning' },
    [itemSlot(2)]: { ...untouched, productName: 'Kiosk', title: '带雨棚 3' },
    [itemSlot(3)]: { ...untouched, productName: 'Amani 🪑 Unit' },
    [slotPath]: { ...untouched, title: arabic, description: `${arabic} 5` },
  }
  const whole = prefabCatalog({}, details)
  const { text, list, fact } = await open({ ...whole, items: whole.items.slice(0, 3) })
  const [plain] = prefabCatalog().items
  const names = [`${plain?.title} · With awning`, 'Kiosk', 'Amani Unit']
  for (const [index, name] of names.entries()) {
    assert.match(text(2), new RegExp(`${name}\\s+3(?:\\s|$)`))
    assert.match(text(3), new RegExp(`${index + 1}\\s+${name}(?:\\s|$)`, 'm'))
  }
  assert.ok(text(2).indexOf('Amani Unit') < text(2).indexOf('Kiosk'))
  const { title, text: words } = prefabCatalog()
  assert.match(text(2).trim(), new RegExp(`^${title}`))
  assert.is(fact('Title'), `${title} 2031`)
  assert.ok(text(1).replace(/\s+/g, ' ').includes(words))
  const asked = 'I would like a quote for 椅子 · With awning (Prefab Units, No. 1).'
  assert.match(list('-url'), encodeURIComponent(asked))
})

test('the contact details printed are those that the form marks as printed', async () => {
  const fields = FIELD_GROUPS.flatMap(({ fields }) => fields).filter(
    ({ kind = 'text' }) => kind === 'text',
  )
  const marked = fields.map(({ name }, index) => [name, `Word${index}x`] as const)
  const { text } = await open({
    ...shortCatalog(1),
    contact: { ...contact, ...Object.fromEntries(marked) },
  })
  const found = marked.filter(([, word]) => text(4).includes(word)).map(([name]) => name)
  assert.equal(
    found,
    fields.filter(({ unprinted }) => unprinted).map(({ name }) => name),
  )
})

test('phone numbers, e-mail and website addresses are printable or rejected when saved', () => {
  for (const name of ['email', 'phone', 'whatsapp', 'websiteUrl'] as const) {
    for (const odd of ['أثاث@أثاث.com', '+٢٥٤٧٠٠٠٠٠٠٠٠', 'https://أثاث.com/كتالوج?q=٥']) {
      const { data } = contactDetailsSchema.safeParse({ ...initialContactDetails(), [name]: odd })
      assert.is(data !== undefined, name === 'websiteUrl' && odd.startsWith('https:'), name)
      if (data) assert.match(websiteInPrint(data.websiteUrl), /^xn--[!-~]+$/)
    }
  }
})

test('the text fields printed are those that the content marks as shown in catalogs', async () => {
  const names = namesInContent(content)
  const words = ['productName', 'alt', 'title', 'description'] as const
  for (const path of [itemSlot(1), slotPath]) {
    const said = Object.fromEntries(words.map(word => [word, `Said${word}`]))
    const whole = prefabCatalog({}, { [path]: { ...untouched, ...said } })
    const { text } = await open({ ...whole, items: whole.items.slice(0, 1) })
    const all = [1, 2, 3, 4].map(text).join()
    const found = words.filter(word => all.includes(`Said${word}`))
    assert.equal(found, names.get(path)?.inCatalogs, path)
  }
  assert.is(names.all.filter(({ inCatalogs }) => inCatalogs).length, 303)
})

test.run()
