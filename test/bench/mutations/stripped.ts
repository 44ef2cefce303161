import { transform } from 'esbuild'

/** The program of a file without its types, as short as it gets; none where it does not parse. */
export async function stripped(file: string, text: string): Promise<string | undefined> {
  const loader = file.endsWith('x') ? 'tsx' : 'ts'
  return transform(text, { loader, minify: true, jsx: 'automatic', logLevel: 'silent' }).then(
    ({ code }) => code,
    () => undefined,
  )
}
