import { AppError } from '../../../base/errors.ts'

/** A sentence for each field with which a page cannot be published, such as `sections.1.title`. */
export async function publishFaults(checked: Promise<unknown>): Promise<Record<string, string>> {
  try {
    await checked
    return {}
  } catch (error) {
    if (error instanceof AppError && error.fields) return error.fields
    throw error
  }
}
