import type { ActivityAction, ActivityKind } from '../../activity-entries.ts'

const actionLabels: Record<ActivityAction, string> = {
  'signed-in': 'Signed in',
  'sign-in-refused': 'Sign-in refused',
  'signed-out': 'Signed out',
  'user-created': 'Created the user',
  'user-enabled': 'Enabled the user',
  'user-disabled': 'Disabled the user',
  'user-deleted': 'Deleted the user',
  'password-changed': 'Changed their password',
  'password-reset': 'Reset the password of',
  'email-changed': 'Changed their email',
  'sessions-ended': 'Ended other sessions',
  'second-factor-on': 'Switched the second factor on',
  'second-factor-off': 'Switched the second factor off',
  'recovery-codes-renewed': 'Made new recovery codes',
  uploaded: 'Uploaded',
  replaced: 'Replaced',
  removed: 'Deleted the file of',
  moved: 'Moved',
  swapped: 'Swapped',
  'poster-taken': 'Picture taken from the video',
  restored: 'Brought back from the bin',
  'deleted-for-good': 'Deleted for good',
  rescanned: 'Looked through the volume',
  'slot-details-changed': 'Changed the details of',
  'product-changed': 'Changed the product',
  'product-added': 'Added the product',
  'product-deleted': 'Deleted the product',
  'products-moved': 'Moved in its list',
  'page-published': 'Published the page',
  'page-draft-discarded': 'Discarded the changes of the page',
  'page-put-back': 'Put back a version of the page',
  'pages-imported': 'Imported pages as drafts',
  'page-added': 'Added the page',
  'page-deleted': 'Deleted the page',
  'redirect-changed': 'Changed where an address leads',
  'menu-changed': 'Changed the menu',
  'inquiry-changed': 'Changed an inquiry',
  'inquiry-deleted': 'Deleted an inquiry',
  'inquiries-exported': 'Exported inquiries',
  'contact-details-changed': 'Changed the contact details',
}

/** An action of another release is shown as it is stored. */
export const actionLabel = (action: string): string =>
  (actionLabels as Record<string, string>)[action] ?? action

export const kindLabels: Record<ActivityKind, string> = {
  'sign-ins': 'Sign-ins',
  accounts: 'Users and accounts',
  media: 'Media',
  products: 'Products',
  pages: 'Pages',
  bin: 'Bin',
  inquiries: 'Inquiries',
  site: 'Contact details',
}
