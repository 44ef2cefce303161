import * as assert from 'uvu/assert'
import { suite } from '#test'
import { drawing } from '../../../server/content/drawing.ts'
import { groundAt, withGrounds } from '../../../server/content/grounds.ts'
import { checkPage, type PageSource } from '../../../server/content/page.ts'
import { image } from '../../../server/content/slots.ts'
import { backdropOf, draw } from '../../../server/drawings/index.ts'
import { drawnIn } from '../../../server/features/pages/drawn-in.ts'
import { checkedStarters } from '../../../server/starters/checked-starter.ts'
import { loadContent } from '../../../server/starters/load-starter.ts'
import { pageSources } from '../../../server/starters/nairobi/index.ts'
import { pageDrawing } from '../../../server/starters/nairobi/page-drawings.ts'
import { publicPages } from '../../support/public-pages.ts'

const test = suite('drawings of the content')

const slots = new Map(publicPages.flatMap(page => page.slots).map(slot => [slot.path, slot]))
const groundOf = (path: string) => backdropOf(path, slots.get(path)?.ground)[0]

test('no two cards of a row share one, whichever of their pictures they show', () => {
  for (const { path, sections } of publicPages) {
    for (const section of sections) {
      const lists =
        section.kind === 'cards'
          ? section.cards.map(({ images }) => images)
          : section.kind === 'project-videos'
            ? section.players.map(({ videos }) => videos)
            : []
      const grounds = lists.map(list => [...new Set(list.map(groundOf))])
      for (const own of grounds) assert.is(own.length, 1, `${path}: ${own}`)
      assert.is(new Set(grounds.flat()).size, grounds.length, path)
    }
  }
})

test('neighbours in a portfolio differ', () => {
  for (const { path, sections } of publicPages) {
    for (const section of sections) {
      if (section.kind !== 'portfolio') continue
      const grounds = section.items.map(({ media }) => groundOf(media))
      for (const [index, ground] of grounds.entries()) {
        assert.is.not(ground, grounds[index + 1], path)
      }
    }
  }
})

test('a picture beside words stands on the colour of its part of the company', () => {
  const grounds = ['/about', '/services/interiors', '/services/furniture/beds'].map(path => {
    const media = image('a/image-4', { family: 'chair', alt: 'Chair' })
    const [section] = withGrounds({
      path,
      sections: [{ kind: 'prose', title: 'Title', paragraphs: ['Text'], media }],
    })
    return section?.kind === 'prose' && section.media?.ground
  })
  assert.equal(grounds, [0, 1, 2])
})

test('a drawing has the one of its slot, else the one of its number', () => {
  const subject = { path: 'a/image-1.jpg', family: 'chair', shape: 'square' } as const
  assert.match(draw(subject), backdropOf(subject.path)[0])
  assert.is(backdropOf('a/image-1.jpg'), backdropOf('a/image-7.jpg'))
  assert.match(draw({ ...subject, ground: 3 }), backdropOf('', 3)[0])
})

test('are known at every place of a page before that is published', () => {
  let count = 0
  for (const source of pageSources) {
    const { page } = checkPage(source)
    const grounds = new Map(
      page?.slots.flatMap(slot => ('path' in slot ? [[slot.path, slot.ground]] : [])),
    )
    for (const { at, drawn } of drawnIn(source)) {
      const [, index, ...steps] = at.split('.')
      if (drawn.path === undefined) continue
      const kind = source.sections[Number(index)]?.kind ?? ''
      const ground = groundAt(source.path, kind, steps.join('.')) ?? drawn.ground
      assert.is(ground, grounds.get(drawn.path), `${source.path} ${at}`)
      count += 1
    }
  }
  assert.ok(count > 300, `${count} places`)
})

const look = { family: 'house', shape: 'open', alt: '' } as const
const pageWith = (path: string, own: ReturnType<typeof drawing>): PageSource => ({
  path,
  name: 'Sample',
  description: 'A page with a drawing of its own, which another page may have declared as well.',
  keywords: ['one', 'two', 'three'],
  sections: [{ kind: 'links', title: 'Go on', links: [{ label: 'On', href: '/', drawing: own }] }],
})

test('drawings that are no slots may be shared by pages that declare them alike', () => {
  const pages = ['/a', '/b'].map(path => pageWith(path, drawing('house', look)))
  assert.ok(loadContent(pages).drawings.has('house'))
  const other = pageWith('/c', drawing('house', { ...look, traits: ['villa'] }))
  assert.throws(() => loadContent([...pages, other]), /Drawing house is declared twice/)
})

test('drawings that are no slots need a family', () => {
  const castle = pageWith('/a', drawing('castle', { ...look, family: 'castle' }))
  assert.throws(() => checkedStarters([castle]), /No drawing family "castle" for drawings\/castle/)
})

test('drawings that are no slots change their address with what they show', () => {
  const villa = drawing('house', { ...look, traits: ['villa'] })
  assert.is.not(villa.version, drawing('house', look).version)
})

test('drawings that are no slots are at the end of each page that asks for a quote, its own', () => {
  for (const { path, sections } of loadContent().pages)
    for (const section of sections)
      if (section.kind === 'call-to-action' && section.drawing)
        assert.match(section.drawing.url, `/${pageDrawing(path).name}.svg`)
})

test.run()
