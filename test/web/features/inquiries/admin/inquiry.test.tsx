import * as assert from 'uvu/assert'
import { suite } from '#test'
import { SelectField } from '../../../../../web/admin/ui/select-field.tsx'
import type { Inquiry } from '../../../../../web/base/contract.ts'
import { api } from '../../../../../web/base/routes.ts'
import { ChosenPieces } from '../../../../../web/features/inquiries/admin/chosen-pieces.tsx'
import { DesignedUnits } from '../../../../../web/features/inquiries/admin/designed-units.tsx'
import { InquiryEnds } from '../../../../../web/features/inquiries/admin/inquiry-ends.tsx'
import { InquiryPlace } from '../../../../../web/features/inquiries/admin/inquiry-place.tsx'
import { MailNote } from '../../../../../web/features/inquiries/admin/mail-note.tsx'
import type { InquiryStage } from '../../../../../web/features/inquiries/stages.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import {
  buttonsOf,
  elementsIn,
  emptyClient,
  htmlOf,
  press,
  returnOf,
  textOf,
} from '../../../../support/rendered.tsx'
import { inquiryWith } from './inquiry.ts'

openAdminPage()
const { InquiryDetail } = await import(
  '../../../../../web/features/inquiries/admin/inquiry-detail.tsx'
)

const test = suite('views of an inquiry')

const nothing = () => undefined

const plain = inquiryWith()

/** With two people: oneself and Grace. */
function people() {
  const client = emptyClient()
  const user = (username: string, isYou: boolean) => ({ username, isActive: true, isYou })
  client.setQueryData([api.users], [user('grace', false), user('amina', true)])
  return { client }
}

test('each stage offers its ends, and read ones to be unread again', () => {
  const offered = (stage: InquiryStage, isRead = true) =>
    buttonsOf(
      <InquiryEnds
        inquiry={{ stage, isRead }}
        onStage={nothing}
        onUnread={nothing}
        onDelete={nothing}
      />,
    )
  assert.equal(offered('new', false), ['Done', 'Spam', 'Delete'])
  assert.equal(offered('quoted'), ['Done', 'Mark as unread', 'Spam', 'Delete'])
  assert.equal(offered('lost'), ['Move back to the inbox', 'Spam', 'Delete'])
  assert.equal(offered('done'), ['Move back to the inbox', 'Spam', 'Delete'])
  assert.equal(offered('spam'), ['Move back to the inbox', 'Delete'])
})

test('the ends of an inquiry do what they say', () => {
  const done: string[] = []
  const ends = (stage: InquiryStage) =>
    InquiryEnds({
      inquiry: { stage, isRead: true },
      onStage: to => done.push(to),
      onUnread: () => done.push('unread'),
      onDelete: () => done.push('deleted'),
    })
  for (const text of ['Done', 'Mark as unread', 'Spam', 'Delete']) press(ends('new'), text)
  press(ends('spam'), 'Move back to the inbox')
  assert.equal(done, ['done', 'unread', 'spam', 'deleted', 'new'])
})

test('an inquiry is put into a stage and given to a person, and says who waits', () => {
  const done: string[] = []
  const place = (more = {}) =>
    returnOf(
      () =>
        InquiryPlace({
          inquiry: inquiryWith({ assignee: 'grace', ...more }),
          onStage: stage => done.push(stage),
          onAssign: username => done.push(username),
        }),
      people(),
    )
  const [stage, taken] = elementsIn(place()).filter(({ type }) => type === SelectField)
  assert.equal([stage?.props.value, taken?.props.value], ['new', 'grace'])
  assert.equal(taken?.props.options, [
    ['', 'Nobody yet'],
    ['amina', 'amina (you)'],
    ['grace', 'grace'],
  ])
  assert.equal(
    [stage?.props.options.length, stage?.props.options[3]],
    [7, ['accepted', 'Accepted']],
  )
  stage?.props.onChange({ target: { value: 'done' } })
  taken?.props.onChange({ target: { value: 'amina' } })
  assert.equal(done, ['done', 'amina'])
  assert.match(textOf(place()), /Waiting \d+ days|Waiting less/)
  assert.not.match(htmlOf(place({ waits: null })), 'inquiry-waits')
})

test('a note says how far the mail to the owner is', () => {
  const note = (mail: Partial<Inquiry['mail']>) =>
    textOf(<MailNote mail={{ ...plain.mail, ...mail }} onAgain={nothing} />)
  assert.is(note({ problem: 'x' }), '')
  assert.is(note({ state: 'sent' }), 'Sent to you by mail.')
  assert.match(note({ state: 'sent', at: plain.createdAt }), /by mail on Tuesday/)
  assert.is(note({ state: 'queued' }), 'The mail to you is on its way.')
  const problem = 'The server is away.'
  assert.is(
    note({ state: 'queued', attempts: 1, problem }),
    'The mail to you is tried again. The server is away.',
  )
  const failed = 'The mail to you could not be sent. The server is away. Send the mail again'
  assert.is(note({ state: 'failed', problem }), failed)
})

test('a mail that failed is sent again by its button', () => {
  let again = 0
  const mail = { state: 'failed', attempts: 3, problem: '', at: null } as const
  press(MailNote({ mail, onAgain: () => again++ }), 'Send the mail again')
  assert.is(again, 1)
})

test('chosen items are a table where there are any', () => {
  assert.is(textOf(<ChosenPieces id="1" items={[]} />), '')
  const item = { page: '/chairs', code: 'Ch1', quantity: 2, note: 'In oak' }
  assert.match(textOf(<ChosenPieces id="1" items={[item]} />), 'Ch1 2 In oak')
})

const changes = {
  ...{ onClose: nothing, onStage: nothing, onAnswered: nothing, onAssign: nothing },
  ...{ onUnread: nothing, onDelete: nothing, onMailAgain: nothing },
}

test('an inquiry is shown with what it says, and without what it leaves empty', () => {
  const detail = (more: Partial<Inquiry> = {}) => (
    <InquiryDetail inquiry={{ ...plain, ...more }} {...changes} />
  )
  const read = textOf(detail())
  for (const absent of ['Phone', 'Company', 'Perhaps spam', 'WhatsApp', 'About the page']) {
    assert.not.match(read, absent)
  }
  assert.not.match(htmlOf(detail()), 'inquiry-subject')
  assert.not.match(htmlOf(detail()), /class="tag"/)
  assert.match(textOf(detail()), 'Mark as answered')
  assert.not.match(textOf(detail({ stage: 'quoted' })), 'Mark as answered')
  assert.match(textOf(detail({ stage: 'quoted', askedAt: plain.createdAt })), 'Mark as answered')
  assert.match(htmlOf(detail({ subject: 'Chairs' })), /inquiry-subject">Chairs/)
  assert.match(textOf(detail({ isSuspect: true })), 'Perhaps spam')
  assert.match(htmlOf(detail({ phone: '+254 712 345 678' })), 'href="tel:+254712345678"')
  assert.match(textOf(detail({ phone: '+254 712 345 678' })), 'Reply on WhatsApp')
  assert.not.match(textOf(detail({ phone: '12' })), 'Reply on WhatsApp')
})

test('only a page of the site becomes a link', () => {
  const linkTo = (page: string) =>
    htmlOf(<InquiryDetail inquiry={{ ...plain, page }} {...changes} />).includes(`href="${page}"`)
  assert.equal(['/chairs', '//example.com', 'https://example.com'].map(linkTo), [
    true,
    false,
    false,
  ])
})

test('Escape in an open inquiry closes it, another key does not', () => {
  let closed = 0
  const article = returnOf(() =>
    InquiryDetail({
      inquiry: plain,
      ...changes,
      onClose: () => {
        closed += 1
      },
    }),
  )
  article.props.onKeyDown({ key: 'Enter' })
  assert.is(closed, 0)
  article.props.onKeyDown({ key: 'Escape' })
  assert.is(closed, 1)
  press(article, 'Back to the list')
  assert.is(closed, 2)
})

const design = {
  plan: 'office-2-2',
  summary: 'Site office of two',
  parts: [{ id: 'p1', name: 'Wall panel', count: 24 }],
}

const unit = { page: '/design', code: 'D-1', quantity: 1, note: '', design }

test('a designed unit says what it is built of, with links to it', () => {
  const read = (more = {}) => textOf(<DesignedUnits items={[{ ...unit, ...more }] as never} />)
  assert.match(read(), /^Site office of two D-1 Open it on the site/)
  assert.match(read(), 'Parts 24 Wall panel')
  assert.match(read({ quantity: 2, note: 'In blue' }), /^2 × Site office of two D-1 In blue Open/)
  assert.match(read({ quantity: 2 }), 'Parts of each 24 Wall panel')
  assert.is(read({ design: undefined }), '')
  const html = htmlOf(<DesignedUnits items={[unit] as never} />)
  assert.match(html, 'aria-labelledby="unit-D-1"')
  assert.match(html, 'alt="Drawing of D-1"')
})

test.run()
