import type { FaqDraft, FaqTexts } from '@angadi/domain/help/faq-draft.ts'
import { FAQ_ACTIONS, FAQ_TOPICS } from '@angadi/domain/help/topics.ts'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { MOST_FAQ_LETTERS } from '../help/faq.ts'
import { rows } from '../vocabulary.ts'
import { faqDeskKeys } from './keys.ts'

/**
 * A frequent question as it is stored, with its {figures} unfilled. Its words are not replaced by others that this
 * build knows: saving would write them, so that a question with a topic of a newer release is not listed.
 */
export const deskArticle = z.object({
  slug: z.string(),
  topic: z.enum(FAQ_TOPICS),
  action: z.nullable(z.enum(FAQ_ACTIONS)),
  /** The place within its topic, from 1. */
  position: z.number(),
  question: z.string(),
  answer: z.string(),
  question_translations: z.record(z.string(), z.string()),
  answer_translations: z.record(z.string(), z.string()),
  keywords: z.string(),
  published: z.boolean(),
  /** When its words were last changed; the version that a change starts from. */
  updated_at: z.string(),
})
export type DeskArticle = z.infer<typeof deskArticle>

const faqDesk = z.object({
  articles: rows(deskArticle),
  /** What the {figures} of answers say now, by their names. */
  figures: z.record(z.string(), z.string()),
})
export type FaqDesk = z.infer<typeof faqDesk>

/**
 * All frequent questions by topic, also the hidden ones, or those that a customer's words find, the best first; for
 * administrators. Asked again whenever it is shown: others write as well.
 */
export function useFaqDesk(search: string) {
  const words = search.trim().slice(0, MOST_FAQ_LETTERS)
  return useQuery({
    queryKey: faqDeskKeys.list(words),
    staleTime: 0,
    // The last finds stay until the next have come; the whole list is no find.
    placeholderData: (before: FaqDesk | undefined, query) =>
      words === '' || query?.queryKey.at(-1) === '' ? undefined : before,
    queryFn: ({ signal }): Promise<FaqDesk> =>
      call('faq_desk', words === '' ? {} : { search: words }, faqDesk, signal),
  })
}

function textsOf(english: string, translations: Readonly<Record<string, string>>): FaqTexts {
  return { en: english, hi: translations['hi'] ?? '', te: translations['te'] ?? '' }
}

/** A stored question as an editor shows it. */
export function draftOf(article: DeskArticle): FaqDraft {
  const { topic, action, published, keywords } = article
  return {
    topic,
    action,
    published,
    keywords,
    question: textsOf(article.question, article.question_translations),
    answer: textsOf(article.answer, article.answer_translations),
  }
}
