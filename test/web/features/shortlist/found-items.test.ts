import { useReducer } from 'react'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { PageData } from '../../../../web/base/contract.ts'
import { visitorApi } from '../../../../web/base/routes.ts'
import { designItem } from '../../../../web/features/design/design-item.ts'
import { firstPlan } from '../../../../web/features/design/plan.ts'
import { planText } from '../../../../web/features/design/plan-text.ts'
import { designItemFor } from '../../../../web/features/shortlist/designs.ts'
import { type Entry, keyOf } from '../../../../web/features/shortlist/entries.ts'
import { itemsOf, useFoundItems, usePages } from '../../../../web/features/shortlist/found-items.ts'
import { slotRefOf } from '../../../../web/features/shortlist/slot-ref.ts'
import {
  changeShortlist,
  entriesNow,
  useShortlist,
} from '../../../../web/features/shortlist/store.ts'
import { useList } from '../../../../web/sections/shortlist/use-list.ts'
import { answerRequests } from '../../../support/admin-page.ts'
import { liveHook } from '../../../support/live-hook.tsx'
import { returnOf } from '../../../support/rendered.tsx'
import { standIn } from '../../../support/stand-in.ts'
import { until } from '../../../support/until.ts'
import { storageWith } from '../../browser-globals.ts'
import { onPage } from '../../markup.tsx'

const test = suite('items of a shortlist')

const entry = (code: string, page: string): Entry => ({ page, code, quantity: 1, note: '' })

let pages = 0
/** A page that no test has loaded, with its products; `alt` of each picture is its name. */
function pageOf(products: { name: string; formerNames?: string[] }[], more: object = {}) {
  const path = `/page-${pages++}`
  const slots = products.map(({ name }) => `a/${name}/image-1.jpg`)
  const data = {
    page: {
      ...{ path, name: 'Chairs' },
      sections: [
        {
          kind: 'product-grid',
          products: products.map((product, index) => ({ ...product, media: slots[index] })),
        },
        { kind: 'prose' },
      ],
    },
    media: Object.fromEntries(
      products.map(({ name }, index) => [slots[index], { alt: name, version: 'v1', title: 'T' }]),
    ),
    ...more,
  }
  return { path, data: data as unknown as PageData }
}

test('have the picture, the name and the page of a product, once its page is loaded', async () => {
  const { path, data } = pageOf([{ name: 'Ch1' }])
  const sent = answerRequests(() => data)
  const hook = liveHook(() => useFoundItems([entry('Ch1', path), entry('Ch9', path)]))
  assert.is(hook.now.size, 0)
  await until('the page', () => hook.now.size > 0)
  assert.equal(hook.now.get(`${path}:Ch1`), {
    ...{ code: 'Ch1', slot: 'a/Ch1/image-1.jpg', picture: '/uploads/a/Ch1/image-1.jpg?v=v1' },
    ...{ alt: 'Ch1', title: 'T', pageName: 'Chairs' },
  })
  assert.equal([hook.now.size, sent.length], [1, 1])
})

test('are found by a former name, unless another item has it now', async () => {
  const { path, data } = pageOf([{ name: 'Nyota', formerNames: ['Stool', 'Ch2'] }, { name: 'Ch2' }])
  answerRequests(() => data)
  const hook = liveHook(() => useFoundItems([entry('Stool', path)]))
  await until('the page', () => hook.now.size > 0)
  const nameOf = (code: string) => hook.now.get(`${path}:${code}`)?.code
  assert.equal(['Nyota', 'Stool', 'Ch2'].map(nameOf), ['Nyota', 'Nyota', 'Ch2'])
})

test('without media of the page are not known, nor are those of a page that fails', async () => {
  const { path, data } = pageOf([{ name: 'Ch1' }], { media: {} })
  answerRequests(({ address }) =>
    address.includes('gone') ? new Response('', { status: 404 }) : data,
  )
  const items = [{ page: path }, { page: '/gone' }, { page: '/gone' }]
  const loaded = liveHook(() => usePages(items))
  await until('both pages', () => loaded.now.size === 2)
  assert.equal([loaded.now.get(path), loaded.now.get('/gone')], [data, undefined])
  assert.is(liveHook(() => useFoundItems([entry('Ch1', path)])).now.size, 0)
})

test('of a long list come with the whole of it, where that answers', async () => {
  for (const status of [200, 500]) {
    const { path, data } = pageOf([{ name: 'Ch1' }], { isPart: true })
    const whole = { ...data, isPart: undefined, media: {} }
    const sent = answerRequests(({ address }) =>
      address === visitorApi.wholePage(path)
        ? Response.json(whole, { status })
        : Response.json(data),
    )
    const hook = liveHook(() => usePages([{ page: path }]))
    await until('the page', () => hook.now.size > 0)
    assert.is(sent.length, 2)
    const { isPart } = hook.now.get(path) ?? {}
    assert.is(isPart, status === 200 ? undefined : true)
  }
})

test('that were designed are known by their codes, without a request', async () => {
  const sent = answerRequests(() => ({}))
  const unit = designItem(firstPlan)
  const hook = liveHook(() => useFoundItems([unit]))
  await until('the unit', () => hook.now.size > 0)
  assert.equal([[...hook.now.keys()], sent], [[keyOf(unit)], []])
})

test('an address of a design is an item, with a note where another unit stands for it', () => {
  assert.is(designItemFor('nonsense'), undefined)
  assert.is(designItemFor(planText(firstPlan))?.note, '')
  const text = planText({ ...firstPlan, extras: ['stairs'] })
  assert.is(designItemFor(text)?.note, 'Stairs need a second storey or a terrace.')
})

test('of a gallery are those of all its categories', () => {
  const item = (title: string) => ({ title, media: `${title}.jpg` })
  const gallery = {
    kind: 'gallery',
    categories: [{ items: [item('One')] }, { items: [item('Two'), item('Three')] }],
  }
  const page = { page: { sections: [gallery] } } as unknown as PageData
  assert.equal(
    itemsOf(page).map(({ code }) => code),
    ['One', 'Two', 'Three'],
  )
})

test('a slot has a number in a link by its folder and its file', () => {
  assert.equal(slotRefOf('/a', 'x/products/image-12.jpg'), {
    ...{ page: '/a', folder: 'products', number: '12' },
  })
  assert.is(slotRefOf('/a', 'x/12x3/image-1.jpg'), undefined)
  assert.is(slotRefOf('/a'), undefined)
})

/** The browser with what it stores, and other tabs that write to it. */
function openBrowser(stored: Entry[] = []) {
  const window = new EventTarget()
  standIn('localStorage', storageWith({ shortlist: stored }))
  standIn('addEventListener', window.addEventListener.bind(window))
  standIn('removeEventListener', window.removeEventListener.bind(window))
  return {
    writeElsewhere(entries: Entry[], key = 'shortlist') {
      localStorage.setItem('shortlist', JSON.stringify(entries))
      window.dispatchEvent(Object.assign(new Event('storage'), { key }))
    },
  }
}

test('the list follows its changes, in this tab and in others', () => {
  const [one, two] = [entry('Ch1', '/a'), entry('Ch2', '/a')]
  const { writeElsewhere } = openBrowser()
  const hook = liveHook(useShortlist)
  assert.equal(hook.now, [])
  changeShortlist(() => [one])
  assert.equal(hook.now, [one])
  writeElsewhere([one, two])
  assert.equal(hook.now, [one, two])
  assert.equal(returnOf(useShortlist), [], 'on the server')
})

/** The list that a page with a query shows. */
const listAt = (search: string) =>
  liveHook(
    () => {
      const render = useReducer((count: number) => count + 1, 0)[1]
      return { ...useList(), render }
    },
    { around: inside => onPage(inside, { search }) },
  )

test('without a link it is the own list, with one it is that', async () => {
  const own = entry('Ch1', '/a')
  openBrowser([own])
  const { entries, isSent } = listAt('').now
  assert.equal([entries, isSent], [[own], false])
  const named = listAt('items=/b:Ch2*3').now
  assert.equal([named.entries, named.isSent], [[{ ...entry('Ch2', '/b'), quantity: 3 }], true])
  assert.equal(entriesNow(), [own])
})

test('a link with numbers has the names of its pages, once they are loaded', async () => {
  openBrowser()
  const { path, data } = pageOf([{ name: 'Ch1' }])
  answerRequests(() => data)
  const hook = listAt(`list=${path.slice(1)}.Ch1.1x2`)
  assert.equal([hook.now.entries, hook.now.isSent], [undefined, true])
  await until('the page', () => hook.now.entries)
  assert.equal(hook.now.entries, [{ ...entry('Ch1', path), quantity: 2 }])
})

test.run()
