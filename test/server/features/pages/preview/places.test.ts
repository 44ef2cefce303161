import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { PageSection } from '../../../../../server/content/page-sections.ts'
import { createMarks } from '../../../../../server/features/pages/preview/marks.ts'
import { parseUnfinished } from '../../../../../server/features/pages/preview/parse-unfinished.ts'
import { withPlaces } from '../../../../../server/features/pages/preview/places.ts'
import { UNWRITTEN } from '../../../../../web/features/pages/preview.ts'

const test = suite('places and texts of a preview')

/** The first section of a page whose view renders these texts. */
function placed(view: (texts: Record<string, string>) => string, texts: Record<string, string>) {
  const { places, mark } = createMarks()
  const page = (section: string) => `<body><main id="main">${section}</main></body>`
  const html = withPlaces(page(view(texts)), page(view(mark(texts, 'sections.0'))), places, [
    { 'data-section': 'a' },
  ])
  return html.replace(/^<body><main id="main">|<\/main><\/body>$/g, '')
}

test('a text is at the element around it, and beside an empty one', () => {
  const view = ({ title, text }: Record<string, string>) =>
    `<section><h2><img src="a"/>${title}</h2><p>${text}<!-- --> (2)</p></section>`
  assert.is(
    placed(view, { title: 'One', text: 'Two' }),
    '<section data-section="a"><h2 data-at="sections.0.title"><img src="a"/>One</h2>' +
      '<p data-at="sections.0.text">Two<!-- --> (2)</p></section>',
  )
})

test('of two texts in one element the first has it', () => {
  const view = ({ title, text }: Record<string, string>) =>
    `<section><p>${title}<b>and</b>${text}</p></section>`
  const html = placed(view, { title: 'One', text: 'Two' })
  assert.is(html.match(/data-at="[^"]*"/g)?.join(), 'data-at="sections.0.title"')
})

test('a text in an attribute is as it was', () => {
  const view = ({ title }: Record<string, string>) => `<section aria-label="${title}">x</section>`
  assert.is(
    placed(view, { title: 'One' }),
    '<section data-section="a" aria-label="One">x</section>',
  )
})

test('a view that renders other elements for a longer text gets no places', () => {
  const view = ({ title = '' }: Record<string, string>) =>
    title.length > 4 ? `<section><h2>${title}</h2></section>` : `<section>${title}</section>`
  assert.is(placed(view, { title: 'One' }), '<section data-section="a">One</section>')
})

test('a view that renders two elements, or none, is a mistake', () => {
  assert.throws(() => placed(() => '<p>a</p><p>b</p>', {}), '2 elements for 1 sections')
  assert.throws(() => placed(() => '', {}), '0 elements for 1 sections')
})

const links = (...rows: object[]) => ({ kind: 'links', title: 'Elsewhere', links: rows })
const read = (source: object) => parseUnfinished(source as PageSection)
const home = { href: '/', label: 'Home' }

test('a section that is being written that is right is shown as it is, without faults', () => {
  const { section, issues } = read(links(home))
  assert.equal([section, issues], [links(home), []])
})

test('a section that is being written shows an ellipsis for a text that is missing, and keeps one that is too long', () => {
  const long = 'x'.repeat(500)
  const { section, issues } = read(links({ href: '/' }, { href: '/', label: ` ${long} ` }))
  assert.equal(section, links({ href: '/', label: UNWRITTEN }, { href: '/', label: long }))
  assert.equal(
    issues.map(({ path }) => path.join('.')),
    ['links.0.label', 'links.1.label'],
  )
})

test('a section that is being written leads to the page itself where a link leads nowhere', () => {
  const { section } = read(links({ label: 'Away', href: 'javascript:alert(1)' }))
  assert.equal(section, links({ label: 'Away', href: '#' }))
})

test('a section that is being written is not shown where something else than a text is wrong', () => {
  const { section, issues } = read({ ...links(), links: 5 })
  assert.is(section, undefined)
  assert.equal(
    issues.map(({ path }) => path.join('.')),
    ['links'],
  )
})

test.run()
