import { readdir, readFile } from 'node:fs/promises'
import * as assert from 'uvu/assert'
import { sample } from '../../support/samples.ts'
import { PASSWORD } from '../../support/site.ts'
import type { Journey } from './journeys.ts'
import { until } from './until.ts'

export const administering: Record<string, Journey> = {
  async 'HEIC: the worker decodes it, allowed by its own policy alone'({ arrive }) {
    const { tab } = await arrive('/admin')
    const photo = (await readFile(sample('turned.heic'))).toString('base64')
    const program = (await readdir('dist/assets')).find(name => name.endsWith('.wasm')) ?? ''
    await tab.ask(decode, photo, `/assets/${program}`)
    const found = await until('the picture', async () =>
      tab.ask(() => document.documentElement.dataset.found),
    )
    assert.equal(JSON.parse(found), { size: [64, 96], red: [255, 0, 0] })
  },

  async 'table of products: what changes is seen, then read in'({ arrive }) {
    const visitor = await arrive('/admin')
    const { tab } = visitor
    await tab.ask(signIn, PASSWORD)
    await until('the session', () => tab.ask(() => document.documentElement.dataset.signedIn))
    await visitor.open('/admin/products/table')
    await visitor.sees('label', 'Choose a file')
    await tab.ask(chooseFile, 'Code,Seats,Materials\nCh2,2,"Oak, steel"\nCh3,x,\n')
    await visitor.sees('.table-rows li', 'A number of seats from 1 to 1,000')
    await visitor.click('label', 'Leave the 1 wrong row out')
    await visitor.click('button', 'Read in 1 product')
    await visitor.sees('[role=status]', '1 product changed, 1 wrong row left out')
  },
}

/** Runs in the page; that it is done is left at the document. */
function signIn(password: string): void {
  fetch('/api/admin/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  }).then(({ ok }) => {
    if (ok) document.documentElement.dataset.signedIn = 'yes'
  })
}

function chooseFile(text: string): void {
  const field = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!field) throw new Error('There is no field for a file')
  const files = new DataTransfer()
  files.items.add(new File([text], 'products.csv', { type: 'text/csv' }))
  field.files = files.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Runs in the page, as prepare/decode-heic.ts does; what it found is left at the document. */
function decode(photo: string, address: string): void {
  const { heicDecoder } = JSON.parse(document.getElementById('admin-settings')?.textContent ?? '')
  const { dataset } = document.documentElement
  const worker = new Worker(heicDecoder)
  worker.onerror = ({ message }) => {
    dataset.found = JSON.stringify(message)
  }
  worker.onmessage = ({ data }) => {
    if (!data.bitmap) {
      dataset.found = JSON.stringify(data)
      return
    }
    const { width, height } = data.bitmap
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context?.drawImage(data.bitmap, 0, 0)
    const [red = 0, green = 0, blue = 0] = context?.getImageData(52, 12, 1, 1).data ?? []
    // Lossy as a photo is.
    const near = [red, green, blue].map(value => (value < 8 ? 0 : value > 247 ? 255 : value))
    dataset.found = JSON.stringify({ size: [width, height], red: near })
  }
  const bytes = Uint8Array.from(atob(photo), letter => letter.charCodeAt(0))
  fetch(address)
    .then(answer => answer.arrayBuffer())
    .then(program => worker.postMessage({ photo: new Blob([bytes]), program }, [program]))
}
