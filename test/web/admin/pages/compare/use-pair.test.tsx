import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { standIn } from '../../../../support/stand-in.ts'

openAdminPage()
const { usePair } = await import('../../../../../web/admin/pages/compare/use-pair.ts')
const { NAME, UNPUBLISHED, wordsOf } = await import(
  '../../../../../web/admin/pages/compare/states.ts'
)

const test = suite('states that the address compares')

function open(search = '') {
  const gone: string[] = []
  standIn('location', { pathname: '/admin', search, host: 'localhost' })
  const path = '/admin/pages/edit'
  return { gone, hook: liveHook(usePair, { path, search, onNavigate: to => gone.push(to) }) }
}

const compared = `page=about&${NAME}=${wordsOf(UNPUBLISHED)}`

test('are none where the address names none', () => {
  assert.is(open('page=about').hook.now.pair, undefined)
})

test('are those that it names', () => {
  assert.equal(open(compared).hook.now.pair, UNPUBLISHED)
})

test('are opened beside what else it says, and closed from there', () => {
  const { gone, hook } = open('?page=about')
  hook.now.open(UNPUBLISHED)
  assert.equal(
    [...new URLSearchParams(gone[0]?.split('?')[1])],
    [
      ['page', 'about'],
      [NAME, wordsOf(UNPUBLISHED)],
    ],
  )
  standIn('history', { state: null, back: () => gone.push('back') })
  const other = open(`?${compared}`)
  other.hook.now.close()
  assert.equal(other.gone, ['/admin/pages/edit?page=about'])
})

test('that were opened here are left by going back', () => {
  let backs = 0
  standIn('history', { state: { opened: NAME }, back: () => backs++ })
  const { gone, hook } = open(`?${compared}`)
  hook.now.close()
  assert.equal([backs, gone], [1, []])
})

test.run()
