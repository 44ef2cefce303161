/** Words around the sections of each page, where the site's administrators have not changed them. */
export const WORDS = {
  chat: 'Chat with us on WhatsApp',
  visit: 'Visit us',
  directions: 'Directions',
  careers: 'Careers',
  careersNote: 'No open positions at the moment',
  since: '2024',
  budget: 'Budget range',
  timeline: 'Project timeline',
}

export type FixedWords = typeof WORDS
