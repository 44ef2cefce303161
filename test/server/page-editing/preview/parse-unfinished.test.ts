import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { PageSection } from '../../../../server/content/page-sections.ts'
import { parseUnfinished } from '../../../../server/page-editing/preview/parse-unfinished.ts'
import { UNWRITTEN } from '../../../../web/page-editing/preview.ts'

const test = suite('section that is being written')

const links = (...rows: object[]) => ({ kind: 'links', title: 'Elsewhere', links: rows })
const read = (source: object) => parseUnfinished(source as PageSection)
const home = { href: '/', label: 'Home' }

test('that is right is shown as it is, without faults', () => {
  const { section, issues } = read(links(home))
  assert.equal([section, issues], [links(home), []])
})

test('shows an ellipsis for a text that is missing, and keeps one that is too long', () => {
  const long = 'x'.repeat(500)
  const { section, issues } = read(links({ href: '/' }, { href: '/', label: ` ${long} ` }))
  assert.equal(section, links({ href: '/', label: UNWRITTEN }, { href: '/', label: long }))
  assert.equal(
    issues.map(({ path }) => path.join('.')),
    ['links.0.label', 'links.1.label'],
  )
})

test('leads to the page itself where a link leads nowhere', () => {
  const { section } = read(links({ label: 'Away', href: 'javascript:alert(1)' }))
  assert.equal(section, links({ label: 'Away', href: '#' }))
})

test('is not shown where something else than a text is wrong', () => {
  const { section, issues } = read({ ...links(), links: 5 })
  assert.is(section, undefined)
  assert.equal(
    issues.map(({ path }) => path.join('.')),
    ['links'],
  )
})

test.run()
