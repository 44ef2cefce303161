import * as assert from 'uvu/assert'
import { suite } from '#test'
import { designQuery } from '../../../../web/features/design/addresses.ts'
import { designAtAddress } from '../../../../web/features/design/design-at-address.ts'
import { designItem } from '../../../../web/features/design/design-item.ts'
import { firstPlan, type Plan } from '../../../../web/features/design/plan.ts'
import { planText } from '../../../../web/features/design/plan-text.ts'
import { DesignLink } from '../../../../web/sections/design/design-link.tsx'
import { Panel } from '../../../../web/sections/design/panel.tsx'
import { Stage } from '../../../../web/sections/design/stage.tsx'
import { Design } from '../../../../web/sections/design/view.tsx'
import type { SectionOf } from '../../../../web/sections/schemas.ts'
import { liveHook } from '../../../support/live-hook.tsx'
import { elementIn, elementsIn, returnOf, textOf } from '../../../support/rendered.tsx'
import { standIn } from '../../../support/stand-in.ts'
import { until } from '../../../support/until.ts'
import { type Given, markupOf } from '../../markup.tsx'

const test = suite('page that designs a unit')

const section: SectionOf<'design'> = { kind: 'design', breadcrumb: [], title: 'Design', text: 'T' }
const codeOf = (plan: Plan) => designItem(plan).code
const read = (given: Given, more: Partial<typeof section> = {}) =>
  markupOf(<Design {...section} {...more} />, given)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

test('says what the unit is, its size, and how long an office takes', () => {
  const said = read({})
  assert.match(said, `Office, 1 storey, 2 modules, 28.8 m² Code ${codeOf(firstPlan)}`)
  assert.match(said, '12.0 × 2.4 m, 2.9 m high On site in 2 days Estimate on request')
  const shop = planText({ ...firstPlan, use: 'shop' })
  assert.not.match(read({ search: `plan=${shop}` }), 'On site in')
})

test('asks by the form, or by mail while it is closed', () => {
  const html = (takesInquiries: boolean) =>
    markupOf(<Design {...section} />, {
      ...{ site: { takesInquiries }, contact: { email: 'a@example.com' } },
      page: { messages: { design: '{unit} {code} {link}' } } as never,
    })
  assert.match(html(true), `href="/contact${designQuery(planText(firstPlan))}"`)
  const mail = /href="(mailto:a@example\.com[^"]*)"/.exec(html(false))?.[1] ?? ''
  const { searchParams } = new URL(mail.replaceAll('&amp;', '&'))
  assert.is(searchParams.get('subject'), `Quote for ${codeOf(firstPlan)}`)
  const link = `https://example.com/sample${designQuery(planText(firstPlan))}`
  assert.is(
    searchParams.get('body'),
    `Office, 1 storey, 2 modules, 28.8 m² ${codeOf(firstPlan)} ${link}`,
  )
})

const stage = (search: string) => {
  const shown = designAtAddress(search)
  return returnOf(() => Stage({ shown, summary: 'Office' }))
}
const textFirst = planText(firstPlan)
const views = (search: string) =>
  elementsIn(stage(search)).flatMap(({ type, props }) => (type === DesignLink ? [props.href] : []))

test('turns to both sides, lifts the roof and shows sizes, each by a link', () => {
  const at = (view: object) => designQuery(textFirst, view)
  const off = { roof: false }
  assert.equal(views(''), [at({ view: 3 }), at({ view: 1 }), at(off), at({ sizes: true })])
  assert.equal(views('view=3&roof=off&sizes=on'), [
    at({ view: 2, roof: false, sizes: true }),
    at({ view: 0, roof: false, sizes: true }),
    at({ view: 3, sizes: true }),
    at({ view: 3, roof: false }),
  ])
  assert.match(textOf(stage('')), 'Lift the roof Sizes')
  assert.match(textOf(stage('roof=off&sizes=on')), 'Put the roof on No sizes')
  const alt = (search: string) => elementIn(stage(search), 'img').props.alt
  assert.is(alt(''), 'Office: drawing of the front and its left')
  assert.is(alt('view=2'), 'Office: drawing of the back')
})

test('says what is otherwise than the address has it', () => {
  assert.is(elementsIn(stage('')).filter(({ props }) => props.role === 'status').length, 0)
  assert.match(textOf(stage('plan=nonsense')), designAtAddress('plan=nonsense').because[0] ?? '')
  assert.is(elementIn(stage(''), 'figure').props['aria-busy'], false)
})

function link(props: Partial<Parameters<typeof DesignLink>[0]> = {}) {
  const visited: unknown[] = []
  const state = { entry: 'e1' }
  const record = (kind: string) => (to: unknown, _: string, href: string) =>
    visited.push([kind, href, to])
  standIn('history', { state, pushState: record('push'), replaceState: record('replace') })
  const { props: made } = DesignLink({ href: '?plan=p', ...props })
  const click = (more = {}) => {
    let isPrevented = false
    const preventDefault = () => {
      isPrevented = true
    }
    made.onClick({ button: 0, defaultPrevented: false, preventDefault, ...more })
    return isPrevented
  }
  return { made, click, visited, state }
}

test('a choice is an entry of the history of its own, a view replaces it', () => {
  const choice = link()
  assert.equal([choice.made.href, choice.made.rel], ['?plan=p#design', 'nofollow'])
  assert.equal([choice.click({ ctrlKey: true }), choice.visited], [false, []])
  assert.is(choice.click(), true)
  assert.equal(choice.visited, [['push', '?plan=p', null]])
  const view = link({ isView: true, at: 'design-roof' })
  assert.is(view.made.href, '?plan=p#design-roof')
  view.click()
  assert.equal(view.visited, [['replace', '?plan=p', view.state]])
})

test('the drawing of a choice is fetched ahead, unless data is saved', () => {
  const fetched: string[] = []
  standIn('document', { documentElement: { dataset: {} } })
  standIn('matchMedia', () => ({ matches: false }))
  standIn('navigator', {})
  standIn(
    'Image',
    class {
      set src(address: string) {
        fetched.push(address)
      }
    },
  )
  const { made } = link()
  made.onPointerEnter()
  made.onFocus()
  assert.equal(fetched, ['/design.svg?plan=p', '/design.svg?plan=p'])
  standIn('navigator', { connection: { saveData: true } })
  made.onFocus()
  assert.is(fetched.length, 2)
})

/** The panel as it is opened with a fragment. */
function panel(hash: string, search = '') {
  standIn('location', { hash })
  const live = liveHook(() => Panel({ shown: designAtAddress(search) }))
  const opened = () =>
    elementsIn(live.now).flatMap(({ props }) =>
      props.className === 'design-part' && props['data-open'] ? [props.id] : [],
    )
  return { live, opened }
}

test('one part of the choices is open on a phone: that of the address, at first the use', async () => {
  for (const hash of ['', '#design-else']) {
    const { opened } = panel(hash)
    await until('the effect', () => opened().length > 0)
    assert.equal(opened(), ['design-use'])
  }
  const { live, opened } = panel('#design-roof')
  await until('the effect', () => opened().length > 0)
  assert.equal(opened(), ['design-roof'])
  const walls = elementsIn(live.now).find(({ props }) => props.href === '#design-walls')
  let prevented = 0
  walls?.props.onClick({ preventDefault: () => prevented++ })
  assert.equal([opened(), prevented], [['design-walls'], 1])
  const current = elementsIn(live.now).filter(({ props }) => props['aria-current'])
  assert.equal(
    current.map(({ props }) => props.href),
    ['#design-walls'],
  )
})

test('each choice leads to its plan, and one that cannot stand says why', () => {
  const html = markupOf(<Panel shown={designAtAddress('')} />)
  const of = (field: string, value: string) =>
    new RegExp(`data-field="${field}".*?<li data-value="${value}">(.*?)</li>`, 's').exec(html)?.[1]
  assert.match(of('use', 'office') ?? '', 'aria-current="true"')
  assert.not.match(of('use', 'shop') ?? '', 'aria-current')
  const shop = designQuery(planText({ ...firstPlan, use: 'shop' }))
  assert.match(of('use', 'shop') ?? '', `href="${shop}#design-use"`)
  assert.match(of('extras', 'deck') ?? '', ': leave it out')
  assert.not.match(of('extras', 'tank') ?? '', ': leave it out')
  assert.not.match(of('use', 'office') ?? '', ': leave it out')
  assert.match(of('colour', 'sun') ?? '', 'title="')
  assert.not.match(of('use', 'shop') ?? '', 'title="')
  assert.match(of('extras', 'stairs') ?? '', /^<a role="link" aria-disabled="true" title="Stairs/)
  assert.match(html, '</ul><p>Stairs need a second storey or a terrace.</p>')
})

test.run()
