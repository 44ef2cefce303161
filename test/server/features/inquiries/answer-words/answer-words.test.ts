import { randomUUID } from 'node:crypto'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { answerWordsHandlers } from '../../../../../server/features/inquiries/answer-words/handlers.ts'
import { answerWordsRoutes } from '../../../../../server/features/inquiries/routes.ts'
import { api } from '../../../../../web/base/routes.ts'
import {
  type AnswerWords,
  type AnswerWordsList,
  answerWordsLimits,
} from '../../../../../web/features/inquiries/admin/answer-words/contract.ts'
import { password, serveApi } from '../../../../support/api-server.ts'
import { visit } from '../../../../support/http.ts'

async function words(dataDir?: string) {
  const server = await serveApi({
    ...(dataDir && { dataDir }),
    routes: ({ stores }) => answerWordsRoutes(answerWordsHandlers(stores.answerWords)),
  })
  const ask = visit(server.url)
  await ask(api.login, { json: { username: 'admin', password } })
  return {
    server,
    list: async () => ((await (await ask(api.answerWords)).json()) as AnswerWordsList).words,
    put: (id: string, json: object) => ask(api.answerWord(id), { method: 'PUT', json }),
    remove: (id: string) => ask(api.answerWord(id), { method: 'DELETE' }),
  }
}
const titlesOf = (list: AnswerWords[]) => list.map(({ title }) => title)

const test = suite('answer words')

test('a new installation has some, by title, and they are gone for good once deleted', async () => {
  const { server, list, remove } = await words()
  const shipped = await list()
  assert.equal(titlesOf(shipped), ['Questions before a quote', 'Still interested?', 'Thank you'])
  assert.ok(shipped.every(({ text }) => text.startsWith('Hello {name},')))
  for (const { id } of shipped) assert.is((await remove(id)).status, 200)
  await server.close()
  assert.equal(await (await words(server.dataDir)).list(), [])
})

test('one is added once, however often it is sent, and is there after a restart', async () => {
  const { server, put } = await words()
  const id = randomUUID()
  const text = ' We deliver\r\non Fridays. '
  const answers = await Promise.all([1, 2].map(() => put(id, { title: ' Delivery ', text })))
  assert.equal(
    answers.map(({ status }) => status),
    [200, 200],
  )
  await server.close()
  const stored = (await (await words(server.dataDir)).list()).filter(words => words.id === id)
  assert.equal(stored, [{ id, title: 'Delivery', text: 'We deliver\non Fridays.', version: 1 }])
})

test('a stale change is rejected with 409, and one of a deleted text with 404', async () => {
  const { list, put, remove } = await words()
  const [first] = await list()
  const { id = '', version } = first ?? {}
  const change = (text: string) => put(id, { title: 'Questions', text, version })
  const answers = await Promise.all([change('One'), change('Other')])
  assert.equal(answers.map(({ status }) => status).sort(), [200, 409])
  assert.is((await list())[0]?.version, 2)
  assert.is((await put(id, { title: 'Questions', text: 'Added again' })).status, 409)
  await remove(id)
  assert.is((await change('Late')).status, 404)
  assert.is((await remove(id)).status, 404)
  assert.is((await put(id, { title: 'Questions', text: 'Back' })).status, 200)
})

test('a title is taken once, in any case', async () => {
  const { put } = await words()
  const answer = await put(randomUUID(), { title: 'THANK you', text: 'Hello' })
  assert.is(answer.status, 409)
  assert.equal(Object.keys(((await answer.json()) as { fields: object }).fields), ['title'])
})

test('limits are said by field', async () => {
  const { put } = await words()
  const good = {
    title: 'x'.repeat(answerWordsLimits.title),
    text: 'y'.repeat(answerWordsLimits.text),
  }
  assert.is((await put(randomUUID(), good)).status, 200)
  for (const [field, wrong] of [
    ['title', { ...good, title: ' ' }],
    ['title', { ...good, title: `${good.title}x` }],
    ['text', { ...good, text: '' }],
    ['text', { ...good, text: `${good.text}y` }],
  ] as const) {
    const answer = await put(randomUUID(), wrong)
    assert.is(answer.status, 400)
    assert.equal(Object.keys(((await answer.json()) as { fields: object }).fields), [field])
  }
  assert.is((await put('x', good)).status, 400)
})

test('there are at most a hundred', async () => {
  const { server, list, put } = await words()
  const { length } = await list()
  for (let number = length; number < answerWordsLimits.count; number += 1) {
    await server.stores.answerWords.put(randomUUID(), { title: `Text ${number}`, text: 'x' })
  }
  assert.is((await put(randomUUID(), { title: 'One more', text: 'x' })).status, 409)
})

test.run()
