import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { EditedSection, KeyedPage } from '../../../../../web/features/pages/contract.ts'
import { textOf } from '../../../../support/public-pages.ts'
import { draftOf, openPreview, shippedPage } from './preview-of-tests.ts'

const test = suite('preview of a draft')

const render = await openPreview()

/** The preview of a shipped page after a change of its source. */
async function previewOf(path: string, change: (page: KeyedPage) => void) {
  const page = shippedPage(path)
  change(page)
  return render(draftOf(page, shippedPage(path)))
}

const sectionAt = ({ source }: KeyedPage, index: number) => source.sections[index] as EditedSection

/** The opening tag with an attribute, and what follows it. */
const from = (html: string, attribute: string) =>
  new RegExp(`<[^>]* ${attribute}[\\s\\S]*`).exec(html)?.[0] ?? ''

test('a changed text is shown at its place', async () => {
  const { body, faults } = await previewOf('/', page => {
    sectionAt(page, 1).title = 'What we build & why'
  })
  assert.match(body, ' data-at="sections.1.title">What we build &amp; why</h2>')
  assert.equal(faults, {})
})

test('a section that is not complete is shown as it was published, with its faults', async () => {
  const { body, faults } = await previewOf('/', page => {
    sectionAt(page, 1).cards = []
  })
  assert.equal(Object.keys(faults), ['sections.1.cards'])
  const section = from(body, 'data-section="s1"')
  assert.match(section, /^<section[^>]* data-fault="last"/)
  assert.match(textOf(section), String(sectionAt(shippedPage('/'), 1).title))
  assert.not.match(body, 'data-at="sections.1.')
  assert.match(body, 'data-at="sections.2.title"')
})

test('a text that is still to be written has its place, and one that is too long is shown', async () => {
  const long = 'Far too long '.repeat(40)
  const { body, faults } = await previewOf('/', page => {
    const [card] = sectionAt(page, 1).cards as Record<string, unknown>[]
    Object.assign(sectionAt(page, 1), { title: '' })
    Object.assign(card ?? {}, { title: long, action: { label: 'Go', href: 'javascript:alert(1)' } })
  })
  assert.equal(Object.keys(faults).toSorted(), [
    'sections.1.cards.0.action.href',
    'sections.1.cards.0.title',
    'sections.1.title',
  ])
  const section = from(body, 'data-section="s1"')
  assert.match(section, /^<section[^>]* data-fault="unfinished"/)
  assert.match(section, ' data-at="sections.1.title">…</h2>')
  assert.match(section, `>${long.trim()}<`)
  assert.not.match(body, 'javascript')
})

test('a new section that is not complete has a note instead', async () => {
  const { body, faults } = await previewOf('/about', page => {
    page.source.sections.push({ kind: 'prose', title: 'Our history', paragraphs: [] })
    page.keys.push('new')
  })
  const index = shippedPage('/about').source.sections.length
  assert.equal(Object.keys(faults), [`sections.${index}.paragraphs`])
  const section = from(body, 'data-section="new"')
  assert.match(section, /^<section[^>]* data-fault="none"/)
  assert.match(section, 'This section is not complete yet')
})

test('a section of an unknown kind, without lists or with wrong ones throws nothing', async () => {
  const wrong = [
    { kind: 'no-such-kind' },
    { kind: 'product-grid', collection: 'chairs', title: 'Chairs' },
    { kind: 'gallery', categories: 'none' },
    { kind: 'cards', title: 'Cards', cards: { 0: null } },
  ]
  const { body, faults } = await previewOf('/about', page => {
    page.source.sections = wrong as unknown as EditedSection[]
    page.keys = []
  })
  assert.is(body.match(/data-fault="none"/g)?.length, wrong.length)
  const faulty = new Set(Object.keys(faults).map(place => place.split('.')[1]))
  assert.equal([...faulty], ['0', '1', '2', '3'])
})

test('hidden sections are shown, and marked', async () => {
  const { body, faults } = await previewOf('/', page => {
    sectionAt(page, 2).hidden = true
  })
  assert.match(from(body, 'data-section="s2"'), /^<section[^>]* data-hidden=""/)
  assert.is(body.match(/ data-hidden=/g)?.length, 1)
  assert.equal(faults, {})
})

test('places follow a section that is moved, and its key goes with it', async () => {
  const { body } = await previewOf('/', ({ source, keys }) => {
    source.sections.push(...source.sections.splice(1, 1))
    keys.push(...keys.splice(1, 1))
  })
  const last = shippedPage('/').keys.length - 1
  assert.match(from(body, 'data-section="s1"'), `data-at="sections.${last}.title"`)
})

test('fields of the page that do not fit are those of the published page', async () => {
  const { html, faults } = await previewOf('/about', ({ source }) => {
    source.name = ''
    source.description = 'Short'
  })
  assert.equal(Object.keys(faults).toSorted(), ['description', 'name'])
  assert.match(html, '<title>About')
})

test('no text becomes markup, an attribute or another place', async () => {
  const text = '"><script>alert(1)</script>\uE0000\uE001 data-at="x"'
  const { body } = await previewOf('/', page => {
    sectionAt(page, 1).title = text
    page.keys[1] = '"><b>'
  })
  assert.not.match(body, '<script>alert')
  assert.not.match(body, '<b>')
  assert.match(body, ' data-at="sections.1.title">&quot;&gt;&lt;script&gt;alert(1)')
  assert.not.match(body, ' data-at="sections.0.title">&quot;')
})

test('what a view computes from a text is as for visitors', async () => {
  // Figures of more than eight characters are set differently.
  const { body } = await previewOf('/', page => {
    const stats = page.source.sections.find(({ kind }) => kind === 'stats')
    if (stats) stats.stats = [{ value: '12345678', label: 'eight' }]
  })
  const section = from(body, 'class="full-rows"')
  assert.not.match(section.slice(0, 200), 'data-long')
  assert.match(section, 'value">12345678<')
})

test('a new picture is its drawing, with its description', async () => {
  const { body, faults } = await previewOf('/about', page => {
    const prose = page.source.sections.find(({ kind }) => kind === 'prose')
    Object.assign(prose ?? {}, {
      media: { kind: 'image', alt: 'The new hall', family: 'desk', shape: 'landscape' },
    })
  })
  assert.equal(faults, {})
  const [, url = ''] = /src="([^"]*)" alt="The new hall"/.exec(body) ?? []
  assert.match(url, /^data:image\/svg\+xml;base64,/)
  assert.match(Buffer.from(url.split(',')[1] ?? '', 'base64').toString(), '<svg')
  assert.not.match(body, 'v=new')
})

test('a new picture of a hero is drawn in all its forms', async () => {
  const { body } = await previewOf('/', page => {
    const slot = { kind: 'image', alt: 'A new view', family: 'desk', shape: 'wide' }
    Object.assign(sectionAt(page, 0), { slides: [{ label: 'New', media: slot }] })
  })
  assert.is(body.match(/<source [^>]*srcSet="data:image/g)?.length, 3)
  assert.not.match(body, 'v=new')
})

test.run()
