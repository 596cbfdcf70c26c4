import type { DeskArticle, FaqDesk } from '@angadi/data/faq-desk/desk.ts'

const refund: DeskArticle = {
  slug: 'when-is-my-refund',
  topic: 'refunds',
  action: 'wallet',
  position: 1,
  question: 'When do I get my refund?',
  answer: 'Refunds go to your wallet the moment they are decided. Up to {help_at_once} is decided at once.',
  question_translations: { hi: 'मेरा रिफ़ंड कब मिलेगा?', te: 'రీఫండ్ ఎప్పుడు వస్తుంది?' },
  answer_translations: {
    hi: 'तय होते ही रिफ़ंड वॉलेट में आ जाता है। {help_at_once} तक तुरंत तय होता है।',
    te: 'నిర్ణయించగానే రీఫండ్ వాలెట్‌లోకి వస్తుంది. {help_at_once} వరకు వెంటనే నిర్ణయిస్తాం.',
  },
  keywords: 'paisa wapas dabbulu vapasu',
  published: true,
  updated_at: '2026-11-22T09:00:00+00:00',
}
const spoiled: DeskArticle = {
  ...refund,
  slug: 'something-missing-or-wrong',
  action: 'report',
  position: 2,
  question: 'Something is missing, wrong or spoiled. What now?',
  answer: 'Open the order within {help_hours} hours and report it.',
  question_translations: { hi: 'कुछ कम, ग़लत या ख़राब आया। अब क्या?' },
  answer_translations: { hi: '{help_hours} घंटे के अंदर ऑर्डर खोलकर बताएँ।' },
  keywords: '',
}
const cheque: DeskArticle = {
  ...spoiled,
  slug: 'may-i-pay-by-cheque',
  topic: 'payments',
  action: null,
  position: 1,
  question: 'May I pay by cheque?',
  answer: 'No, couriers take cash and no cheques.',
  question_translations: {},
  answer_translations: {},
  published: false,
}

/** A desk with three questions: one complete, one without Telugu, one hidden. */
export const sampleDesk: FaqDesk = {
  articles: [cheque, refund, spoiled],
  figures: {
    help_hours: '48',
    help_at_once: '₹300',
    free_cancel_minutes: '2',
    cancel_most: '₹100',
    newer: '7',
  },
}
