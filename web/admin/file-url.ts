import { api } from '../routes.ts'

/** Where administrators have the file of a public URL, also while visitors do not see it. */
export const fileUrl = (publicUrl: string) => api.files + publicUrl
