import type { ShownContactDetails } from '../base/contract.ts'
import { Icon, type IconName } from './icon.tsx'

/** The company's social media; each only where its URL is set. */
export function SocialLinks({ contact }: { contact: ShownContactDetails }) {
  const present = socialLinksOf(contact)
  if (present.length === 0) return null
  return (
    <ul className="social-links">
      {present.map(([icon, label, url]) => (
        <li key={icon}>
          <a href={url} rel="noopener" aria-label={label}>
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  )
}

export function socialLinksOf(contact: ShownContactDetails) {
  const links: [IconName, string, string | undefined][] = [
    ['facebook', 'Facebook', contact.facebookUrl],
    ['linkedin', 'LinkedIn', contact.linkedinUrl],
    ['instagram', 'Instagram', contact.instagramUrl],
    ['twitter', 'Twitter', contact.twitterUrl],
    ['youtube', 'YouTube', contact.youtubeUrl],
  ]
  return links.filter(([, , url]) => url)
}
