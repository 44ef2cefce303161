import { unsupportedType } from '../../../../base/errors.ts'

export function refuseDamagedPdf(): never {
  throw unsupportedType(
    'The PDF is damaged or incomplete. Export the catalog as PDF again and upload that file.',
  )
}

export function refuseActive(): never {
  throw unsupportedType(
    'This PDF holds a script, a program to launch or another file, which catalogs may not. ' +
      'Print it to a new PDF and upload that file.',
  )
}

export function refuseEncrypted(): never {
  throw unsupportedType(
    'This PDF is protected by a password or by rights. Save it without protection and upload that.',
  )
}

export function refuseWithoutPages(): never {
  throw unsupportedType(
    'This PDF has no pages. Export the catalog as PDF again and upload that file.',
  )
}

export function refuseUnreadable(): never {
  throw unsupportedType(
    'A part of this PDF is packed in a way that cannot be looked through here. ' +
      'Print it to a new PDF and upload that file.',
  )
}

export function refuseTooMuch(megabytes: number): never {
  throw unsupportedType(
    `This PDF unpacks to more than ${megabytes} MB of objects, far more than a catalog needs. ` +
      'Print it to a new PDF and upload that file.',
  )
}
