import { standIn } from './stand-in.ts'

/** What the document brings for the screens of the administrators. */
const settings = {
  companyName: 'Nairobi Prefab',
  minPasswordLength: 8,
  maxUploadBytes: 1000,
  heicDecoder: '/heic.js',
  picture: '/uploads/home.jpg',
  timeZone: 'Africa/Nairobi',
}

/**
 * Stands in for the document and window of the administrators' area until the end of the test file.
 * Modules that look at them when they are loaded are imported after it.
 */
export function openAdminPage() {
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    activeElement: null as unknown,
    querySelectorAll: () => [],
    getElementById: () => ({ text: JSON.stringify(settings), nonce: '' }),
  })
  const window = new EventTarget()
  standIn('document', document)
  standIn('location', { pathname: '/admin', search: '', host: 'localhost' })
  standIn('navigator', {})
  standIn('addEventListener', window.addEventListener.bind(window))
  standIn('removeEventListener', window.removeEventListener.bind(window))
  return { document, window, settings }
}

export interface SentRequest {
  method: string
  address: string
  body: unknown
}

/**
 * Answers the requests of a test, which are returned as they come.
 * @param answer a response, or what its JSON is
 */
export function answerRequests(answer: (request: SentRequest) => unknown): SentRequest[] {
  const sent: SentRequest[] = []
  standIn('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const request = { method, address, body: typeof body === 'string' ? JSON.parse(body) : body }
    sent.push(request)
    const given = await answer(request)
    return given instanceof Response ? given : Response.json(given)
  })
  return sent
}
