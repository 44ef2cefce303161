import { observable } from '../ui/observable.ts'

/** Settings that the document brings for the screens, besides the answers of the API. */
export interface AdminSettings {
  companyName: string
  /** The minimum length of new passwords; signing in takes older, shorter ones too. */
  minPasswordLength: number
  /** The limit of one uploaded file. */
  maxUploadBytes: number
  /** The address of the program that decodes HEIC photos, for a worker. */
  heicDecoder: string
  /** The company's time zone: `Africa/Nairobi`. */
  timeZone: string
  /** The address of the picture beside the sign-in form. */
  picture: string
}

const embedded = document.getElementById('admin-settings') as HTMLScriptElement

export const settings: AdminSettings = JSON.parse(embedded.text)

/** Changes when this administrator saves another name in the contact details. */
export const companyName = observable(settings.companyName)

/** The security policy accepts style elements with this nonce that are made in this document. */
export const styleNonce = embedded.nonce
