/** The texts of a new installation. They promise nothing that a company has to hold. */
export const initialAnswerWords = [
  {
    id: '6f1d0a52-3c0e-4b7a-9d52-1f2f6a3c7b01',
    title: 'Thank you',
    text: `Hello {name},

thank you for your inquiry to {company}. We have read it, and will answer you soon.`,
  },
  {
    id: '6f1d0a52-3c0e-4b7a-9d52-1f2f6a3c7b02',
    title: 'Questions before a quote',
    text: `Hello {name},

thank you for your inquiry to {company} about:
{items}

So that we can make you a quote, please tell us:
- sizes, or measurements of the place
- material and colour
- how many you need
- where to deliver, and by when`,
  },
  {
    id: '6f1d0a52-3c0e-4b7a-9d52-1f2f6a3c7b03',
    title: 'Still interested?',
    text: `Hello {name},

you asked {company} about:
{items}

Are you still interested, or is there anything else that we can answer?`,
  },
]
