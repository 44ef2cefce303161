import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { ContactDetailsAnswer } from '../../../../../web/admin/contract.ts'
import type { ApiError } from '../../../../../web/base/contract.ts'
import { NAMES_USER } from '../../../../../web/base/href.ts'
import { api } from '../../../../../web/base/routes.ts'
import { password, serveApi } from '../../../../support/api-server.ts'
import { type Visitor, visit } from '../../../../support/http.ts'

interface Context {
  server: Awaited<ReturnType<typeof serveApi>>
  ask: Visitor
  read: () => Promise<ContactDetailsAnswer>
  /** Saves what is there with some of it changed. */
  save: (changed: Record<string, unknown>) => Promise<Response>
}

const test = suite<Context>('contact details API of the administrators')
test.before.each(async context => {
  context.server = await serveApi()
  const ask = visit(context.server.url)
  await ask(api.login, { json: { username: 'admin', password } })
  context.ask = ask
  context.read = async () =>
    (await (await ask(api.adminContactDetails)).json()) as ContactDetailsAnswer
  context.save = async changed => {
    const { details } = await context.read()
    const json = { ...details, ...changed }
    return ask(api.adminContactDetails, { method: 'PUT', json })
  }
})

test('reading and saving without a session are rejected with 401', async ({ server }) => {
  const stranger = visit(server.url)
  assert.is((await stranger(api.adminContactDetails)).status, 401)
  const answer = await stranger(api.adminContactDetails, { method: 'PUT', json: {} })
  assert.is(answer.status, 401)
})

test('a new installation lists the placeholder fields until they are replaced', async ctx => {
  assert.equal((await ctx.read()).madeUp.sort(), ['email', 'phone', 'whatsapp'])
  const answer = await ctx.save({ phone: '+254 711 222333', email: 'hello@example.co.ke' })
  assert.is(answer.status, 200)
  assert.equal(((await answer.json()) as ContactDetailsAnswer).madeUp, ['whatsapp'])
})

test('saved details are returned at the next request', async ({ ask, read, save }) => {
  const before = Date.now()
  const answer = await save({
    companyName: '  Savanna   Prefab ',
    facebookUrl: 'https://facebook.com/savanna',
    takesInquiries: true,
  })
  const { details } = (await answer.json()) as ContactDetailsAnswer
  assert.is(details.companyName, 'Savanna Prefab')
  const updatedAt = Date.parse(details.updatedAt ?? '')
  assert.ok(before <= updatedAt && updatedAt <= Date.now())
  assert.equal((await read()).details, details)
  const shown = (await (await ask(api.contactDetails)).json()) as Record<string, string>
  assert.is(shown.company_name, 'Savanna Prefab')
  assert.is(shown.facebook_url, 'https://facebook.com/savanna')
})

const isPhone = (name: string) => `${name} must be in international form, such as +254 700 123456`
const isAddress = 'must be a web address that begins with https:// or http://'

const wrong: [name: string, values: unknown[], message: string][] = [
  ['companyName', [' '], 'Company name is required'],
  ['companyName', ['x'.repeat(61), 'x'.repeat(256)], 'Company name must be at most 60 characters'],
  ['addressLine1', [''], 'Address line 1 is required'],
  ['email', ['', ' '], 'Email is required'],
  ['email', ['info@', 'info@example'], 'Please enter a valid email address'],
  ['phone', ['', ' '], 'Phone is required'],
  [
    'phone',
    ['0712', '71234567', '+123456', '+254 70', '+254 a', '+0254712345678'],
    isPhone('Phone'),
  ],
  ['phone', ['00254 712 345 678', '0712 345 678 ext 2'], isPhone('Phone')],
  ['phone', [7], 'Phone must be a text'],
  ['whatsapp', [`+${'1'.repeat(16)}`, 'call +254712345678'], isPhone('WhatsApp')],
  ['websiteUrl', ['example.com'], `Website ${isAddress}`],
  ['websiteUrl', ['https://example.com@evil.example'], NAMES_USER],
  ['facebookUrl', ['javascript:alert(1)'], `Facebook ${isAddress}`],
  ['twitterUrl', ['ftp://example.com'], `Twitter ${isAddress}`],
  ['city', ['x'.repeat(256)], 'City must be at most 255 characters'],
  ['city', [7], 'City must be a text'],
  ['paymentWords', ['x'.repeat(1001)], 'How to pay must be at most 1000 characters'],
  ['paymentWords', [5], 'How to pay must be a text'],
  ['takesInquiries', ['yes'], 'The switch of the contact form takes true or false'],
  ['logo', ['x'], 'This field is not known here'],
]

test('an invalid field is rejected with its rule, and nothing is stored', async ctx => {
  const before = await ctx.read()
  for (const [name, values, message] of wrong) {
    for (const value of values) {
      const answer = await ctx.save({ [name]: value })
      assert.is(answer.status, 400, `${name} ${value}`)
      assert.equal(await answer.json(), { error: message, fields: { [name]: message } })
    }
  }
  assert.equal(await ctx.read(), before)
})

const numbers: [typed: string, stored: string][] = [
  ['0712 345 678', '+254 712 345 678'],
  [' 0712-345-678', '+254 712-345-678'],
  ['712 345 678', '+254 712 345 678'],
  ['020 123456', '+254 20 123456'],
  ['254712345678', '+254712345678'],
  ['+254 (0)712 345 678', '+254 712 345 678'],
  ['+2540712345678', '+254 712 345 678'],
  ['+39 06 1234 5678', '+39 06 1234 5678'],
  ['+255 712 345 678', '+255 712 345 678'],
  ['+44 (20) 7946-0958', '+44 (20) 7946-0958'],
  ['+1234567', '+1234567'],
  [`+${'1'.repeat(15)}`, `+${'1'.repeat(15)}`],
]

test('numbers are stored in international form, national ones with the country code of the stored one', async ({
  read,
  save,
}) => {
  for (const [typed, stored] of numbers) {
    assert.is((await save({ phone: typed, whatsapp: typed })).status, 200, typed)
    const { phone, whatsapp } = (await read()).details
    assert.equal([phone, whatsapp], [stored, stored])
    await save({ phone: '+254 711 000000', whatsapp: '+254 711 000000' })
  }
})

test('texts are one line, and links may be empty or without encryption', async ({ read, save }) => {
  await save({ city: '  Nairobi \n West ', facebookUrl: 'http://example.com' })
  const { city, facebookUrl, twitterUrl } = (await read()).details
  assert.equal([city, facebookUrl, twitterUrl], ['Nairobi West', 'http://example.com', ''])
  assert.is((await save({ city: null, facebookUrl: '' })).status, 200)
  assert.equal((await read()).details.city, '')
})

test('the words on payment keep their lines, and no page has them or the tax number', async ({
  server,
  read,
  save,
}) => {
  const typed = ' Paybill 000000\r\n\r\nBank: Example, account 5 '
  assert.is((await save({ paymentWords: typed, taxNumber: 'TIN 1000023456' })).status, 200)
  assert.is((await read()).details.paymentWords, 'Paybill 000000\n\nBank: Example, account 5')
  for (const path of [api.page('/contact'), api.contactDetails, '/contact']) {
    assert.not.match(
      await (await visit(server.url)(path)).text(),
      /paybill|paymentWords|TIN 1|taxNumber/i,
    )
  }
})

test('optional fields may be empty', async ({ ask, read }) => {
  const json = {
    companyName: 'Savanna Prefab',
    email: 'hello@example.co.ke',
    phone: '+254711222333',
    whatsapp: '+254711222333',
    addressLine1: 'Manyanja Road',
    takesInquiries: false,
  }
  const answer = await ask(api.adminContactDetails, { method: 'PUT', json })
  assert.is(answer.status, 200)
  assert.is((await read()).details.city, '')
})

test('the longest tagline and company name are accepted', async ({ save, read }) => {
  const longest = { companyTagline: 'x'.repeat(255), companyName: 'x'.repeat(60) }
  assert.is((await save(longest)).status, 200)
  assert.is((await read()).details.companyName.length, 60)
})

test('a longer company name already stored stays when other details change', async ctx => {
  const companyName = 'Savanna '.repeat(12).trim()
  await ctx.server.stores.contactDetails.change(details => {
    details.companyName = companyName
  })
  assert.is((await ctx.save({ city: 'Nakuru' })).status, 200)
  assert.is((await ctx.read()).details.companyName, companyName)
  const answer = await ctx.save({ companyName: `${companyName}!` })
  assert.is(answer.status, 400)
  assert.equal(Object.keys(((await answer.json()) as ApiError).fields ?? {}), ['companyName'])
})

test('a save over a newer version is rejected with 409', async ({ read, save }) => {
  const { details } = await read()
  assert.is((await save({ city: 'Nakuru' })).status, 200)
  const answer = await save({ city: 'Mombasa', updatedAt: details.updatedAt })
  assert.is(answer.status, 409)
  assert.match(((await answer.json()) as ApiError).error, 'Somebody else')
  assert.is((await read()).details.city, 'Nakuru')
})

test('a time zone that nobody knows is rejected, and none is that of the server', async ({
  save,
  read,
}) => {
  const answer = await save({ timeZone: 'Africa/Wakanda' })
  assert.is(answer.status, 400)
  assert.equal(Object.keys(((await answer.json()) as ApiError).fields ?? {}), ['timeZone'])
  for (const timeZone of ['Africa/Kampala', '']) {
    assert.is((await save({ timeZone })).status, 200)
    assert.is((await read()).details.timeZone, timeZone)
  }
})

test.run()
