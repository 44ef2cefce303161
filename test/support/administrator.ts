import { setTimeout as pause } from 'node:timers/promises'
import { PASSWORD } from './site.ts'

interface Folder {
  slots: { path: string; kind: string }[]
  sections?: Folder[]
}

export interface Administrator {
  /** Sends a file until it is taken, however often the server goes away. */
  upload(slotPath: string, file: Buffer): Promise<void>
  /** Sends a file once. */
  send(slotPath: string, file: Buffer): Promise<Response>
  /** Takes a slot's file away. */
  remove(slotPath: string): Promise<void>
  /** The paths of all image slots, in the order of the upload tree. */
  imageSlots(): Promise<string[]>
  post(path: string): Promise<Response>
  /** Sends JSON. */
  write(method: 'PUT' | 'PATCH' | 'POST', path: string, body: object): Promise<void>
  /** Reads JSON. @param at another process of the site, which knows the session as well */
  read<T>(path: string, at?: string): Promise<T>
}

/** Signs in as `admin` at a running server. */
export async function administrator(url: string): Promise<Administrator> {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  })
  const cookie = answer.headers.getSetCookie().map(line => line.split(';')[0])
  const headers = { cookie: cookie.join('; ') }

  async function send(slotPath: string, file: Buffer): Promise<Response> {
    const form = new FormData()
    form.set('targetPath', slotPath.slice(0, slotPath.lastIndexOf('/')))
    form.set('fileName', slotPath.slice(slotPath.lastIndexOf('/') + 1))
    form.set('file', new Blob([new Uint8Array(file)]), 'file')
    return fetch(`${url}/api/admin/upload-file`, { method: 'POST', headers, body: form })
  }

  return {
    send,
    async upload(slotPath, file) {
      for (;;) {
        const answer = await send(slotPath, file).catch(() => undefined)
        if (answer?.ok) return
        if (answer && answer.status < 500) throw new Error(await answer.text())
        await pause(50)
      }
    },
    async remove(slotPath) {
      const query = new URLSearchParams({ path: slotPath })
      const answer = await fetch(`${url}/api/admin/media?${query}`, { method: 'DELETE', headers })
      if (!answer.ok) throw new Error(await answer.text())
    },
    async imageSlots() {
      const answer = await fetch(`${url}/api/admin/media`, { headers })
      const { sections } = (await answer.json()) as { sections: Folder[] }
      const paths = (folder: Folder): string[] => [
        ...folder.slots.filter(({ kind }) => kind === 'image').map(({ path }) => path),
        ...(folder.sections ?? []).flatMap(paths),
      ]
      return sections.flatMap(paths)
    },
    post: path => fetch(url + path, { method: 'POST', headers }),
    async write(method, path, body) {
      const answer = await fetch(url + path, {
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    },
    async read<T>(path: string, at = url) {
      const answer = await fetch(at + path, { headers })
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
      return (await answer.json()) as T
    },
  }
}
