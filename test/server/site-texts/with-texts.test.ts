import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Content } from '../../../server/content/content.ts'
import { withTexts } from '../../../server/site-texts/with-texts.ts'

const test = suite('content with changed texts')

const notFound = {
  path: '/404',
  sections: [
    { kind: 'hero', title: 'Not here', text: 'It may have moved.' },
    {
      ...{ kind: 'links', title: 'Try these' },
      links: [
        { href: '/', label: 'Home', text: 'The first page' },
        { href: '/contact', label: 'Contact' },
      ],
    },
    { kind: 'checklist', title: 'Left alone' },
  ],
}
const content = { notFound } as unknown as Content

test('is itself where nothing is changed', () => {
  assert.is(withTexts(content, { texts: {}, footer: null }), content)
})

test('has the texts and the footer that are stored', () => {
  const footer = [['More', [['Home', '/']]]] as never
  const { texts, notFound: page } = withTexts(content, { texts: {}, footer })
  assert.equal(texts, { texts: {}, footer })
  assert.equal(page, notFound)
})

test('of the page of missing addresses has each under its name', () => {
  const texts = {
    'notFound.title': 'Gone',
    'notFound.text': 'Look below.',
    'notFound.links': 'Elsewhere',
    'notFound.label /contact': 'Write to us',
    'notFound.text /': 'Where all begins',
    'notFound.text /contact': 'nothing has this text',
  }
  const [hero, links, rest] = withTexts(content, { texts, footer: null }).notFound.sections
  assert.equal(hero, { kind: 'hero', title: 'Gone', text: 'Look below.' })
  assert.equal(links, {
    ...{ kind: 'links', title: 'Elsewhere' },
    links: [
      { href: '/', label: 'Home', text: 'Where all begins' },
      { href: '/contact', label: 'Write to us' },
    ],
  })
  assert.equal(rest, notFound.sections[2])
})

test.run()
