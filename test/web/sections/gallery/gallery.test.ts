import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  categoryNamed,
  type GalleryState,
  galleryQuery,
  galleryState,
  sectionNamed,
  sectionState,
  showMoreState,
} from '../../../../web/sections/gallery/state.ts'
import { countOf, type Given, sectionMarkup, slotAt } from '../../markup.tsx'

const test = suite('gallery')

const ids = ['prefab-units', 'interior-design', 'executive-furniture'] as const
const catalog = { title: 'Cabins', text: 'All of them', media: slotAt('c/1.pdf') }

/** The gallery whose first category has so many items, of which three show before a click. */
function gallery(count: number, search = '', given: Given = {}) {
  const items = Array.from({ length: count }, (_, n) => ({
    title: `Item ${n}`,
    media: slotAt(`a/${n}.jpg`),
  }))
  const categories = ids.map((id, index) => ({
    id,
    label: `Label ${index}`,
    text: 'Text',
    items: index === 0 ? items : [],
    ...(index === 0 && { catalog }),
  }))
  return sectionMarkup({ kind: 'gallery', initial: 3, categories }, { ...given, search })
}

test('has a button for more where there are more than at first', async () => {
  assert.not.match(await gallery(3), 'Click for')
  const html = await gallery(4)
  assert.match(html, 'Showing 3/4 - Click for More')
  assert.match(html, '3 items displayed')
  assert.is(countOf(html, '<img'), 3)
  const whole = await gallery(4, 'all=prefab-units')
  assert.match(whole, 'Showing 4/4 - Click for Less')
  assert.is(countOf(whole, '<img'), 4)
})

test('says so where a category has no images', async () => {
  assert.match(await gallery(0), 'No images available')
  assert.not.match(await gallery(1), 'No images available')
})

test('has one selected tab', async () => {
  const html = await gallery(1, 'category=Interior+Design')
  assert.match(html, /id="tab-interior-design" aria-selected="true"/)
  assert.is(countOf(html, 'aria-selected="true"'), 1)
  assert.match(html, '<h2>Label 1</h2>')
})

test('its button hides what is shown, and shows what is hidden', async () => {
  const toggles = async (search: string) =>
    [...(await gallery(1, search)).matchAll(/aria-expanded="(\w+)">((?:Product|PDF)[^<]*)/g)].map(
      ([, expanded, label]) => `${label} ${expanded}`,
    )
  assert.equal(await toggles(''), ['Product Images (Hide) true', 'PDF Catalogs false'])
  assert.equal(await toggles('hidden=1'), ['Product Images (Show) false', 'PDF Catalogs false'])
  assert.equal(await toggles('section=pdf-catalogs'), [
    'Product Images false',
    'PDF Catalogs (Hide) true',
  ])
  assert.equal(await toggles('section=pdf-catalogs&hidden=1'), [
    'Product Images false',
    'PDF Catalogs (Show) false',
  ])
})

test('shows the images, the catalogs, or neither while they are hidden', async () => {
  const shown = async (search: string) => {
    const html = await gallery(1, search)
    return {
      images: html.includes('role="tablist"'),
      catalogs: html.includes('class="catalogs"'),
      selectors: html.includes('name="category"'),
      note: /(Product images are|The PDF catalogs are) hidden/.exec(html)?.[1],
    }
  }
  const none = { images: false, catalogs: false, selectors: true, note: undefined }
  assert.equal(await shown(''), { ...none, images: true })
  assert.equal(await shown('hidden=1'), { ...none, note: 'Product images are' })
  assert.equal(await shown('section=pdf-catalogs'), { ...none, catalogs: true, selectors: false })
  assert.equal(await shown('section=pdf-catalogs&hidden=1'), {
    ...none,
    selectors: false,
    note: 'The PDF catalogs are',
  })
  assert.equal(await shown('section=project-videos'), none)
})

test('its selectors have the categories that show all, for browsers without script', async () => {
  assert.not.match(await gallery(4), /<\/label><input type="hidden" name="all"/)
  assert.match(await gallery(4, 'all=prefab-units'), '</label><input type="hidden" name="all"')
  assert.match(
    await gallery(4, 'all=prefab-units+interior-design'),
    '</label><input type="hidden" name="all" value="prefab-units interior-design"/>',
  )
})

test('a catalog that the server makes has two sizes, an uploaded one is a single file', async () => {
  const downloads = async (media: object) => {
    const html = await gallery(1, 'section=pdf-catalogs', { media: { 'c/1.pdf': media } })
    return [...html.matchAll(/href="([^"]*)" download="">(.*?)<\/a>/g)].map(([, href, inside]) =>
      `${href} ${inside?.replace(/<[^>]*>/g, '')}`.replace('&amp;', '&'),
    )
  }
  assert.equal(await downloads({}), [
    '/uploads/c/1.pdf?v=1 Download Cabins',
    '/uploads/c/1.pdf?v=1&size=small Small for mobile data Cabins',
  ])
  assert.equal(await downloads({ catalogBytes: { full: 9_000_000, small: 2_000_000 } }), [
    '/uploads/c/1.pdf?v=1 Download Cabins 9.0 MB',
    '/uploads/c/1.pdf?v=1&size=small Small for mobile data Cabins 2.0 MB',
  ])
  assert.equal(await downloads({ kind: 'pdf', bytes: 5_000_000 }), [
    '/uploads/c/1.pdf?v=1 Download Cabins 5.0 MB',
  ])
})

const first: GalleryState = {
  section: 'product-images',
  isHidden: false,
  category: 'prefab-units',
  expanded: [],
}

test('its query has only what differs from the first state, and is read back', () => {
  assert.is(`${galleryQuery(first)}`, '')
  const other: GalleryState = {
    section: 'pdf-catalogs',
    isHidden: true,
    category: 'interior-design',
    expanded: ['prefab-units', 'interior-design'],
  }
  const query = `${galleryQuery(other)}`
  assert.is(
    query,
    'section=pdf-catalogs&hidden=1&category=Interior+Designs&all=prefab-units+interior-design',
  )
  assert.equal(galleryState(query), other)
  assert.equal(galleryState(''), first)
})

test('the videos cannot be hidden', () => {
  assert.not.ok(galleryState('section=project-videos&hidden=1').isHidden)
})

test('what is unknown is the first section, and the first category', () => {
  assert.is(sectionNamed('boats'), 'product-images')
  assert.is(sectionNamed('pdf-catalogs'), 'pdf-catalogs')
  assert.is(categoryNamed('boats'), 'prefab-units')
  assert.is(categoryNamed('interior-design'), 'interior-design')
  assert.is(categoryNamed('Executive Furniture'), 'executive-furniture')
})

test('a press of the section shown hides it, of the other one shows that', () => {
  const hidden = { ...first, isHidden: true }
  assert.ok(sectionState(first, 'product-images').isHidden)
  assert.not.ok(sectionState(hidden, 'product-images').isHidden)
  assert.equal(sectionState(first, 'pdf-catalogs'), { ...first, section: 'pdf-catalogs' })
  assert.equal(sectionState(hidden, 'pdf-catalogs'), { ...first, section: 'pdf-catalogs' })
})

test('a press for more shows all of one category, and a second press fewer', () => {
  const more = showMoreState({ ...first, expanded: ['interior-design'] })
  assert.equal(more.expanded, ['interior-design', 'prefab-units'])
  assert.equal(showMoreState(more).expanded, ['interior-design'])
})

test.run()
