/** A text with its placeholders, such as `{page}`, replaced by values; others stay as they are. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name) =>
    Object.hasOwn(values, name) ? (values[name] as string) : placeholder,
  )
