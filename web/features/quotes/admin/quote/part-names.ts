const names: Partial<Record<string, string>> = {
  name: 'Name',
  company: 'Company',
  email: 'E-mail',
  phone: 'Phone',
  discount: 'Discount on all',
  delivery: 'Delivery',
  vat: 'VAT',
  validUntil: 'Valid until',
  terms: 'Terms',
  note: 'Note to the customer',
}

interface Line {
  key: string
  code?: string | undefined
  text: string
}

/** What people call a part of a quote: a field's name, or what a line is about. */
export function nameOfPart(name: string, lines: readonly Line[]): string {
  const line = lines.find(({ key }) => key === name)
  return names[name] ?? line?.code ?? (line?.text || 'a line')
}
