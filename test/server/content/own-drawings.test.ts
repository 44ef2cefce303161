import * as assert from 'uvu/assert'
import { suite } from '#test'
import { drawing } from '../../../server/content/drawing.ts'
import type { PageSource } from '../../../server/content/page.ts'
import { checkedStarters } from '../../../server/starters/checked-starter.ts'
import { loadContent } from '../../../server/starters/load-starter.ts'
import { pageDrawing } from '../../../server/starters/nairobi/page-drawings.ts'

const test = suite('drawings of pages that are no slots')

const look = { family: 'house', shape: 'open', alt: '' } as const
const pageWith = (path: string, own: ReturnType<typeof drawing>): PageSource => ({
  path,
  name: 'Sample',
  description: 'A page with a drawing of its own, which another page may have declared as well.',
  keywords: ['one', 'two', 'three'],
  sections: [{ kind: 'links', title: 'Go on', links: [{ label: 'On', href: '/', drawing: own }] }],
})

test('may be shared by pages that declare them alike', () => {
  const pages = ['/a', '/b'].map(path => pageWith(path, drawing('house', look)))
  assert.ok(loadContent(pages).drawings.has('house'))
  const other = pageWith('/c', drawing('house', { ...look, traits: ['villa'] }))
  assert.throws(() => loadContent([...pages, other]), /Drawing house is declared twice/)
})

test('need a family', () => {
  const castle = pageWith('/a', drawing('castle', { ...look, family: 'castle' }))
  assert.throws(() => checkedStarters([castle]), /No drawing family "castle" for drawings\/castle/)
})

test('change their address with what they show', () => {
  const villa = drawing('house', { ...look, traits: ['villa'] })
  assert.is.not(villa.version, drawing('house', look).version)
})

test('are at the end of each page that asks for a quote, its own', () => {
  for (const { path, sections } of loadContent().pages)
    for (const section of sections)
      if (section.kind === 'call-to-action' && section.drawing)
        assert.match(section.drawing.url, `/${pageDrawing(path).name}.svg`)
})

test.run()
