import { type FigureTexts, unknownFigure } from './faq-figures.ts'
import { lettersOf } from './text-limits.ts'
import { FAQ_ACTIONS, FAQ_TOPICS, type FaqAction, type FaqTopic } from './topics.ts'

/** The limits of a frequent question, in letters; the same as `check_faq_texts`. */
export const FAQ_LIMITS = {
  question: { least: 5, most: 200 },
  answer: { least: 10, most: 2000 },
  keywords: { most: 600 },
} as const

/** The languages in which frequent questions are written; without a translation, English is read. */
export const FAQ_LANGUAGES = ['en', 'hi', 'te'] as const
export type FaqLanguage = (typeof FAQ_LANGUAGES)[number]
export type FaqTexts = Readonly<Record<FaqLanguage, string>>

/** A frequent question as it stands in an editor. */
export interface FaqDraft {
  readonly topic: FaqTopic
  /** What is offered beside the answer. */
  readonly action: FaqAction | null
  readonly published: boolean
  readonly question: FaqTexts
  readonly answer: FaqTexts
  /** Further words people ask with. */
  readonly keywords: string
}

const NO_TEXTS: FaqTexts = { en: '', hi: '', te: '' }

/** A question that nobody has written yet. */
export const EMPTY_FAQ_DRAFT: FaqDraft = {
  topic: 'orders',
  action: null,
  published: true,
  question: NO_TEXTS,
  answer: NO_TEXTS,
  keywords: '',
}

/** Why a draft cannot be saved: where, and whether the text is too short, or names a figure that does not exist. */
export interface FaqProblem {
  readonly part: 'question' | 'answer'
  readonly language: FaqLanguage
  readonly kind: 'length' | 'figure'
  /** What stands in braces. */
  readonly figure?: string
}

function problemIn(part: FaqProblem['part'], language: FaqLanguage, text: string, figures: FigureTexts) {
  const { least, most } = FAQ_LIMITS[part]
  const letters = lettersOf(text)
  if (letters > most || (language === 'en' && letters < least))
    return [{ part, language, kind: 'length' as const }]
  const figure = unknownFigure(text, figures)
  return figure === undefined ? [] : [{ part, language, kind: 'figure' as const, figure }]
}

/** What is wrong with a draft, English first; the same rules as the server's. A question names no figures at all. */
export function faqProblems({ question, answer }: FaqDraft, figures: FigureTexts): readonly FaqProblem[] {
  return FAQ_LANGUAGES.flatMap((language) => [
    ...problemIn('question', language, question[language], {}),
    ...problemIn('answer', language, answer[language], figures),
  ])
}

/** The languages in which a question or its answer is missing, so that customers read English. */
export function missingLanguages({ question, answer }: Pick<FaqDraft, 'question' | 'answer'>) {
  return FAQ_LANGUAGES.filter((language) => lettersOf(question[language]) * lettersOf(answer[language]) === 0)
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function textsIn(value: unknown, most: number): FaqTexts {
  const fields = fieldsOf(value)
  const text = (language: FaqLanguage) => {
    const stored = fields[language]
    return typeof stored === 'string' ? stored.slice(0, most) : ''
  }
  return { en: text('en'), hi: text('hi'), te: text('te') }
}

/** Reads a draft that was stored on the device, whatever an older release stored. */
export function readFaqDraft(stored: unknown): FaqDraft {
  const { topic, action, published, question, answer, keywords } = fieldsOf(stored)
  return {
    topic: FAQ_TOPICS.find((one) => one === topic) ?? EMPTY_FAQ_DRAFT.topic,
    action: FAQ_ACTIONS.find((one) => one === action) ?? null,
    published: published !== false,
    question: textsIn(question, FAQ_LIMITS.question.most),
    answer: textsIn(answer, FAQ_LIMITS.answer.most),
    keywords: typeof keywords === 'string' ? keywords.slice(0, FAQ_LIMITS.keywords.most) : '',
  }
}
