import { api } from '../../web/base/routes.ts'
import type { Visitor } from '../support/http.ts'
import { inquiry } from '../support/inquiry.ts'
import { picture } from '../support/samples.ts'
import { uploadByTus } from '../support/tus-client.ts'

export interface SiteInUse {
  url: string
  admin: Visitor
  visitor: Visitor
}

/** Something that one request changes on disk. */
export interface SiteWrite {
  /** What is there before; the request's address may depend on it. */
  prepare?(site: SiteInUse, mark: string): Promise<string>
  /** @param mark a word that no other request has */
  ask(site: SiteInUse, mark: string, prepared: string): Promise<number>
  /** What the site answers about it. */
  state(site: SiteInUse, mark: string): Promise<string>
  /** Whether the state tells that it was done, and once. */
  isDone(state: string, mark: string, before: string): boolean
}

const first = 'home/core-services/prefab-units/home-core-services-prefab-units-image-1.jpg'
const second = first.replace('image-1', 'image-2')
const third = first.replace('image-1', 'image-3')

const statusOf = async (answer: Promise<Response>) => (await answer).status
const once = (state: string, mark: string) => state.split(mark).length === 2
const changed = (state: string, _: string, before: string) => state !== before

const inquiriesOf = async ({ admin }: SiteInUse, mark: string) => {
  const [all, marked] = await Promise.all([
    admin(api.inquiries),
    admin(`${api.inquiries}?q=${mark}`),
  ])
  const { total } = (await all.json()) as { total: number }
  const { inquiries } = (await marked.json()) as { inquiries: { id: string; status: string }[] }
  return JSON.stringify({ total, inquiries })
}

async function sendInquiry(site: SiteInUse, mark: string): Promise<string> {
  await site.visitor(api.contact, { json: inquiry({ name: mark }) })
  return /"id":"([^"]+)"/.exec(await inquiriesOf(site, mark))?.[1] ?? ''
}

/** Version and size of a slot's file, as the list of all media has them. */
const slotState =
  (slot: string) =>
  async ({ admin }: SiteInUse) => {
    const text = await (await admin(api.media)).text()
    return /[^{]*/.exec(text.slice(text.indexOf(`"${slot}"`)))?.[0] ?? ''
  }

const versionOf = async (site: SiteInUse, slot: string) =>
  /"version":"([^"]+)"/.exec(await slotState(slot)(site))?.[1] ?? ''

let width = 200
const nextPhoto = () => {
  width += 1
  return picture('jpeg', width, 100)
}

async function uploadPhoto({ admin }: SiteInUse, slot: string): Promise<number> {
  const form = new FormData()
  form.set('targetPath', slot.slice(0, slot.lastIndexOf('/')))
  form.set('fileName', slot.slice(slot.lastIndexOf('/') + 1))
  form.set('file', new Blob([new Uint8Array(await nextPhoto())]), 'file')
  return statusOf(admin(api.uploadFile, { method: 'POST', body: form }))
}

export const siteWrites: Record<string, SiteWrite> = {
  'an inquiry that arrives': {
    ask: ({ visitor }, mark) => statusOf(visitor(api.contact, { json: inquiry({ name: mark }) })),
    state: inquiriesOf,
    isDone: once,
  },
  'an inquiry that is marked as read': {
    prepare: sendInquiry,
    ask: ({ admin }, _, id) =>
      statusOf(admin(api.inquiry(id), { method: 'PATCH', json: { status: 'read' } })),
    state: inquiriesOf,
    isDone: state => state.includes('"status":"read"'),
  },
  'contact details that change': {
    ask: async ({ admin }, mark) => {
      const now = (await (await admin(api.adminContactDetails)).json()) as { details: object }
      const json = { ...now.details, city: mark }
      return statusOf(admin(api.adminContactDetails, { method: 'PUT', json }))
    },
    state: async ({ admin }) => (await admin(api.adminContactDetails)).text(),
    isDone: once,
  },
  'a photo that is uploaded': {
    ask: site => uploadPhoto(site, first),
    state: slotState(first),
    isDone: changed,
  },
  'a photo that is uploaded piece by piece': {
    ask: async ({ url, admin }) => {
      const cookie = [...admin.cookies].map(pair => pair.join('=')).join('; ')
      const file = await nextPhoto()
      // The client tries again by itself, and gives up in the end.
      return uploadByTus(url, { slotPath: second, file, cookie, retries: 3 }).then(
        () => 200,
        // 423 means that the received bytes are stored and the client must resume.
        ({ message }: Error) => (/^(423|503)/.test(message) ? 503 : Number.parseInt(message, 10)),
      )
    },
    state: slotState(second),
    isDone: changed,
  },
  'two photos that change places': {
    async prepare(site) {
      await uploadPhoto(site, second)
      await uploadPhoto(site, third)
      const versions = await Promise.all([second, third].map(slot => versionOf(site, slot)))
      return versions.join(' ')
    },
    ask: ({ admin }, _, prepared) => {
      const [ifVersion, ifTargetVersion] = prepared.split(' ')
      const json = { from: second, to: third, ifVersion, ifTargetVersion }
      return statusOf(admin(api.moveFile, { json }))
    },
    state: async site => `${await versionOf(site, second)} ${await versionOf(site, third)}`,
    isDone: (state, _, before) => state === before.split(' ').reverse().join(' '),
  },
  'a photo that is taken away': {
    prepare: async site => String(await uploadPhoto(site, third)),
    ask: ({ admin }) => statusOf(admin(`${api.media}?path=${third}`, { method: 'DELETE' })),
    state: slotState(third),
    isDone: state => state.includes('"present":false'),
  },
}
