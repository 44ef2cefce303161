import { renderToStaticMarkup } from 'react-dom/server'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Pager } from '../../../../web/admin/ui/pager.tsx'

const test = suite('buttons to newer and older pages')

/** The text of each button that cannot be pressed, and where the person is. */
function pagerAt(page: number, pages: number) {
  const html = renderToStaticMarkup(<Pager page={page} pages={pages} onShow={() => undefined} />)
  const disabled = [...html.matchAll(/<button[^>]* aria-disabled="true"[^>]*>(\w+)/g)].map(
    ([, text]) => text,
  )
  return { disabled, place: /<span>(.*?)<\/span>/.exec(html)?.[1] }
}

test('are disabled at the first and at the last page', () => {
  assert.equal(pagerAt(1, 3), { disabled: ['Newer'], place: 'Page 1 of 3' })
  assert.equal(pagerAt(2, 3), { disabled: [], place: 'Page 2 of 3' })
  assert.equal(pagerAt(3, 3), { disabled: ['Older'], place: 'Page 3 of 3' })
})

test('are absent where there is one page, and lead back from one that is empty by now', () => {
  assert.is(pagerAt(1, 1).place, undefined)
  assert.is(pagerAt(1, 0).place, undefined)
  assert.equal(pagerAt(2, 1), { disabled: ['Older'], place: 'Page 2 of 1' })
})

test.run()
