import { minute } from '../../base/units.ts'

/** Saves the file of an answer, under the name that the server gives it. */
export async function saveAnswer(answer: Response): Promise<void> {
  const address = URL.createObjectURL(await answer.blob())
  const download = fileNameOf(answer)
  Object.assign(document.createElement('a'), { href: address, download }).click()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), minute)
}

const fileNameOf = ({ headers }: Response): string =>
  /filename="([^"]{1,99})"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'download'
