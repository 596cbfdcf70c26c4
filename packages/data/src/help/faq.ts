import { FAQ_ACTIONS, FAQ_TOPICS } from '@angadi/domain/help/topics.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { helpKeys } from './keys.ts'

/** A frequent question with its answer, in the reader's language where it is translated. */
export const faqArticle = z.object({
  slug: z.string(),
  topic: vocabulary(FAQ_TOPICS, 'orders'),
  action: z.catch(z.nullable(z.enum(FAQ_ACTIONS)), null),
  question: z.string(),
  answer: z.string(),
})
export type FaqArticle = z.infer<typeof faqArticle>

/** The most letters of a search that the database reads. */
export const MOST_FAQ_LETTERS = 200

/**
 * Frequent questions: all of them by topic, or those that fit a search, the best first. The last answer stays until
 * the next one has come.
 */
export function useFaq(search: string, language: string) {
  const words = search.trim().slice(0, MOST_FAQ_LETTERS)
  return useQuery({
    queryKey: helpKeys.faq(words, language),
    staleTime: 10 * 60_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }): Promise<readonly FaqArticle[]> =>
      call('search_faq', words === '' ? { language } : { search: words, language }, rows(faqArticle), signal),
  })
}
