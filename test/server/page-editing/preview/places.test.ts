import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createMarks } from '../../../../server/page-editing/preview/marks.ts'
import { withPlaces } from '../../../../server/page-editing/preview/places.ts'

const test = suite('places of texts in HTML')

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

test.run()
