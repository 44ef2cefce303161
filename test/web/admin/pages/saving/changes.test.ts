import * as assert from 'uvu/assert'
import { suite } from '#test'
import { changesOf, typedAt } from '../../../../../web/admin/pages/saving/changes.ts'
import { pageOf, retitled } from './page-server.ts'

const test = suite('what a draft changes')

const page = pageOf({ a: 'One', b: 'Two' })

test('counts sections, fields and another order', () => {
  assert.equal(changesOf(page, page), [])
  assert.equal(changesOf(page, retitled(page, 'a', 'Uno')), ['a'])
  assert.equal(changesOf(page, pageOf({ b: 'Two', a: 'One' })), ['order'])
  assert.equal(changesOf(page, pageOf({ a: 'One', c: 'New' }, { menu: 'About' })), [
    'b',
    'c',
    'menu',
  ])
})

test('finds the text that was typed in, and nothing where more has changed', () => {
  assert.is(typedAt(page, retitled(page, 'b', 'Due')), 'source.sections.1.title')
  const titled = (title: string) => ({ sections: [{ title, text: 'x' }] })
  const { sections } = titled('a')
  const more = { sections: [{ ...sections[0], title: 'ab' }] }
  assert.is(typedAt({ sections }, more), 'sections.0.title')
  assert.is(typedAt({ sections }, { sections: [{ title: 'b', text: 'y' }] }), undefined)
  assert.is(typedAt({ sections }, { sections: [] }), undefined)
  assert.is(typedAt({ seconds: 3 }, { seconds: 4 }), undefined)
})

test.run()
