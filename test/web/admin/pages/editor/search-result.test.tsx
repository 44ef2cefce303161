import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { EditedPage } from '../../../../../web/page-editing/contract.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { textOf } from '../../../../support/rendered.tsx'

openAdminPage()
const { SearchResult } = await import('../../../../../web/admin/pages/editor/search-result.tsx')

const test = suite('a page in a search engine')

const shown = (fields: object) =>
  textOf(
    <SearchResult
      source={{ path: '/about', name: 'About', sections: [], ...fields } as EditedPage}
    />,
  )

test('has its own title, or its name with that of the company', () => {
  assert.match(shown({ title: 'Who we are' }), 'Who we are')
  assert.not.match(shown({ title: 'Who we are' }), 'Nairobi Prefab')
  assert.match(shown({}), 'About | Nairobi Prefab')
  assert.match(shown({ title: '' }), 'About | Nairobi Prefab')
})

test('has its address in steps, the home page that of the site', () => {
  assert.match(shown({ path: '/services/chairs' }), 'localhost › services › chairs ')
  assert.match(shown({ path: '/', name: 'Home' }), 'localhost Home | Nairobi Prefab')
})

test('shows as much of title and description as fits, cut between two words', () => {
  const fits = 'x'.repeat(60)
  assert.match(shown({ title: fits }), new RegExp(`${fits}$`))
  assert.match(shown({ title: `${'chair '.repeat(10)}s` }), /(chair ){9}chair …$/)
  assert.match(shown({ title: 'x'.repeat(61) }), /x{30} …$/)
  assert.match(shown({ description: 'y'.repeat(160) }), /y{160}$/)
  assert.match(shown({ description: 'y'.repeat(161) }), /[^y]y{80} …$/)
})

test.run()
