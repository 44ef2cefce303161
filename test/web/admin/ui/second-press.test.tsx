import type { FormEvent } from 'react'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api } from '../../../../web/base/routes.ts'
import type { PageDraft } from '../../../../web/features/pages/admin/saving/page-kind.ts'
import { observable } from '../../../../web/ui/observable.ts'
import { answerRequests, openAdminPage } from '../../../support/admin-page.ts'
import { liveHook } from '../../../support/live-hook.tsx'
import { emptyClient } from '../../../support/rendered.tsx'
import { until } from '../../../support/until.ts'
import { product } from '../../features/products/admin/product.ts'

openAdminPage()
const { useDeletePage } = await import(
  '../../../../web/features/pages/admin/deletion/use-delete-page.ts'
)
const { useShowAgain } = await import(
  '../../../../web/features/pages/admin/hiding/use-show-again.ts'
)
const { useVisibility } = await import(
  '../../../../web/features/pages/admin/hiding/use-visibility.ts'
)
const { useFeeds } = await import('../../../../web/features/products/admin/feeds/use-feeds.ts')
const { useDeleteProduct } = await import(
  '../../../../web/features/products/admin/lists/use-delete-product.ts'
)
const { useLabels } = await import('../../../../web/features/products/admin/print/use-labels.ts')
const { useChangeMany } = await import('../../../../web/features/products/admin/use-change-many.ts')
const { useMakeQuote } = await import('../../../../web/features/quotes/admin/use-make-quote.ts')

const test = suite('a second press while the first one is being answered')

const { useSchedule } = await import(
  '../../../../web/features/pages/admin/schedule/use-schedule.ts'
)
const { useSignIn } = await import('../../../../web/admin/session/use-sign-in.ts')
const { useForm } = await import('../../../../web/admin/ui/use-form.ts')
const { about } = await import('../../../../web/features/pages/admin/saving/about.ts')
const { request } = await import('../../../../web/admin/request.ts')

const event = { preventDefault: () => undefined } as FormEvent
const nothing = () => undefined
/** Of a form without fields. */
const submission = { ...event, currentTarget: undefined } as unknown as FormEvent<HTMLFormElement>

/** As much of a draft as planning asks for. */
const draft = {
  state: observable({ stored: { version: 1 } }),
  flush: async () => true,
  between: (call: (stored: object) => Promise<unknown>) => call({ version: 1 }),
} as unknown as PageDraft

/** What is pressed, with what else the hooks return. */
const pressed: Record<string, () => { isBusy: boolean; press: () => unknown }> = {
  'a page is deleted': function useIt() {
    const { isBusy, remove } = useDeletePage('/about', 'About', nothing)
    return { isBusy, press: () => remove('') }
  },
  'a page is shown again': function useIt() {
    const { isBusy, show } = useShowAgain()
    return { isBusy, press: () => show('/about', 'About') }
  },
  'a page is hidden': function useIt() {
    const { isBusy, hide } = useVisibility('/about')
    return { isBusy, press: () => hide('') }
  },
  'a feed is switched': function useIt() {
    const { isBusy, turn } = useFeeds()
    return { isBusy, press: () => turn({ meta: true }) }
  },
  'a product is deleted': function useIt() {
    const { isBusy, remove } = useDeleteProduct(nothing)
    return { isBusy, press: () => remove(product()) }
  },
  'many products are changed': function useIt() {
    const { isBusy, change } = useChangeMany()
    return { isBusy, press: () => change([product()], 'materials', 'Oak') }
  },
  'labels are made': function useIt() {
    const { isBusy, print } = useLabels([product()], nothing)
    return { isBusy, press: () => print(event) }
  },
  'a quote is made': function useIt() {
    const { isBusy, make } = useMakeQuote()
    return { isBusy, press: () => make({ address: api.quotes, failed: 'No' }) }
  },
  'a publication is planned': function useIt() {
    const { isBusy, plan } = useSchedule('/about', draft, async () => undefined)
    return { isBusy, press: () => plan(new Date(0), undefined) }
  },
  'a plan is ended': function useIt() {
    const { isBusy, cancel } = useSchedule('/about', draft, async () => undefined)
    return { isBusy, press: () => cancel('hiding') }
  },
  'somebody signs in': function useIt() {
    const { isBusy, submit } = useSignIn()
    return { isBusy, press: () => submit(submission) }
  },
  'a form is sent': function useIt() {
    const { isBusy, submit } = useForm(() =>
      request(api.users, { method: 'POST' }).then(nothing, () => 'It was not saved.'),
    )
    return { isBusy, press: () => submit(submission) }
  },
}

for (const [what, useIt] of Object.entries(pressed)) {
  test(`sends nothing: ${what}`, async () => {
    const client = emptyClient()
    client.setQueryDefaults([api.feeds], { staleTime: Number.POSITIVE_INFINITY, enabled: false })
    client.setQueryDefaults([about(api.editedPage, '/about')], { enabled: false })
    client.setQueryData([api.feeds], { version: 1, meta: false, google: false })
    let answer = (_: Response) => {}
    const sent = answerRequests(() => new Promise(resolve => (answer = resolve)))
    const hook = liveHook(useIt, { client })
    assert.is(hook.now.isBusy, false)
    hook.now.press()
    await until('the request', () => sent.length === 1)
    assert.is(hook.now.isBusy, true)
    hook.now.press()
    await new Promise(resolve => setImmediate(resolve))
    assert.is(sent.length, 1)
    answer(Response.json({ error: 'Not now' }, { status: 400 }))
    await until('the end', () => !hook.now.isBusy)
    hook.now.press()
    await until('the next request', () => sent.length === 2)
    answer(Response.json({ error: 'Not now' }, { status: 400 }))
    await until('the end', () => !hook.now.isBusy)
  })
}

test.run()
