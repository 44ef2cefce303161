import * as assert from 'uvu/assert'
import { suite } from '#test'
import { sectionMarkup, slotAt } from '../markup.tsx'

const test = suite('parts of a section that its content may leave out')

type Source = Parameters<typeof sectionMarkup>[0]
const bodyOf = async (source: object) =>
  await sectionMarkup({ title: 'Title', ...source } as Source)

const image = slotAt('a/1.jpg')
const rooms = { name: 'rooms', version: 'd1', family: 'house', shape: 'open', alt: '' }
const link = { label: 'All rooms', href: '/rooms' }
const steps = { kind: 'steps', steps: [{ title: 'Call', text: 'Us' }] }
const walls = { title: 'Walls' }

/** What is in the HTML where the content has the part, and what stands there where it has not. */
const parts: [part: string, without: object, bare: string, part: object, whole: string][] = [
  [
    'the text of a link',
    { kind: 'links', links: [link] },
    '<strong>All rooms</strong></a>',
    { links: [{ ...link, text: 'On two floors' }] },
    '<strong>All rooms</strong><span>On two floors</span></a>',
  ],
  [
    'the drawing of a link',
    { kind: 'links', links: [link] },
    '<a href="/rooms"><strong>',
    { links: [{ ...link, drawing: rooms }] },
    '<a href="/rooms"><img src="/drawings/rooms.svg?v=d1" alt="" width="640" height="480" loading="lazy"/><strong>',
  ],
  [
    'the drawing at the end of a page',
    { kind: 'call-to-action', actions: [link] },
    '</p></div></section>',
    { drawing: rooms },
    '</p><img src="/drawings/rooms.svg?v=d1" alt="" width="640" height="480" loading="lazy"/></div></section>',
  ],
  [
    'the note of a table',
    { kind: 'table', columns: ['Part', 'Size'], rows: [['Wall', '9 cm']] },
    '</table></div>',
    { note: 'Sizes may vary' },
    '</table><p>Sizes may vary</p></div>',
  ],
  [
    'the text of a feature',
    { kind: 'features', items: [walls] },
    '<h3>Walls</h3></li>',
    { items: [{ ...walls, text: 'Of steel' }] },
    '<h3>Walls</h3><p>Of steel</p></li>',
  ],
  [
    'the points of a feature',
    { kind: 'features', items: [walls] },
    '<h3>Walls</h3></li>',
    { items: [{ ...walls, points: ['Quiet'] }] },
    '<h3>Walls</h3><ul class="points"><li>Quiet</li></ul></li>',
  ],
  [
    'the command of a step',
    { kind: 'downloads', archives: [], steps: [{ text: 'Start it' }] },
    '<li>Start it</li>',
    { steps: [{ text: 'Start it', command: 'npm start' }] },
    '<li>Start it<pre><code>npm start</code></pre></li>',
  ],
  [
    'the text above a heading',
    steps,
    '<div class="section-heading"><h2>Title</h2>',
    { eyebrow: 'Process' },
    '<div class="section-heading"><p class="eyebrow">Process</p><h2>Title</h2>',
  ],
  [
    'the text below a heading',
    steps,
    '<h2>Title</h2></div>',
    { text: 'In four steps' },
    '<h2>Title</h2><p class="lead">In four steps</p></div>',
  ],
]

for (const [part, without, bare, more, whole] of parts) {
  test(`${part}: nothing stands in its place`, async () => {
    assert.match(await bodyOf(without), bare)
    assert.match(await bodyOf({ ...without, ...more }), whole)
  })
}

for (const section of [
  { kind: 'prose', paragraphs: ['We build.'] },
  { kind: 'checklist', items: ['Insulated'] },
]) {
  test(`the picture of a ${section.kind}: its text has the whole width`, async () => {
    const bare = await bodyOf(section)
    assert.not.match(bare, /<img|data-pictured/)
    const pictured = await bodyOf({ ...section, media: image })
    assert.match(pictured, 'src="/uploads/a/1.jpg?v=1"')
    assert.match(pictured, 'data-pictured="true"')
  })
}

test('a block within a chapter has a heading below that of the chapter', async () => {
  const block = { kind: 'portfolio', items: [] }
  assert.match(await bodyOf({ ...block, chapter: 'Work' }), '"><h2>Work</h2><h3>Title</h3></div>')
  assert.match(await bodyOf({ ...block, chapter: '' }), '"><h3>Title</h3></div>')
  assert.match(await bodyOf(block), '"><h2>Title</h2></div>')
})

test('figures with units, of more than eight characters, have wider columns', async () => {
  const statsOf = (value: string) =>
    bodyOf({
      kind: 'stats',
      stats: [
        { value: '12', label: 'Years' },
        { value, label: 'Built' },
      ],
    })
  assert.not.match(await statsOf('12345678'), 'data-long')
  assert.match(await statsOf('123456789'), 'data-long="true"')
})

test('the cells of a row are below their columns', async () => {
  const html = await bodyOf({
    kind: 'table',
    columns: ['Part', 'Size'],
    rows: [['Wall', '9 cm']],
  })
  assert.match(html, '<tr><th scope="row">Wall</th><td>9 cm</td></tr>')
})

test.run()
