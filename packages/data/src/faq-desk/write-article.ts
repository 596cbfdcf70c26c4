import type { FaqDraft, FaqTexts } from '@angadi/domain/help/faq-draft.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { nothing } from '../rows.ts'
import { type DeskArticle, deskArticle } from './desk.ts'
import { faqDeskKeys } from './keys.ts'

/** What is saved, and what it started from. */
export interface FaqChange {
  readonly draft: FaqDraft
  /** The stored question; undefined for a new one. */
  readonly article: DeskArticle | undefined
  /** The version on which the draft was written: its `updated_at`. */
  readonly expected: string | undefined
  /** Made anew whenever the draft changes: sending the same again writes nothing twice. */
  readonly idempotencyKey: string
}

/** The translations to store: those of the draft, and what is there in languages that the editor does not show. */
function translations({ hi, te }: FaqTexts, stored: Readonly<Record<string, string>> = {}) {
  return { ...stored, hi, te }
}

function useDeskChanges() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: faqDeskKeys.all })
}

/**
 * Saves a frequent question, or a new one; customers read it at their next search. Administrators only, in the audit
 * log.
 *
 * @throws AppError faq_article_changed, faq_article_not_found, faq_figure_unknown, faq_question_invalid,
 *   faq_answer_invalid, faq_keywords_too_long, faq_full
 */
export function useSaveFaqArticle() {
  const refresh = useDeskChanges()
  return useMutation({
    mutationFn: ({ draft, article, expected, idempotencyKey }: FaqChange) => {
      const { topic, action, published, keywords, question, answer } = draft
      return call(
        'save_faq_article',
        {
          article: {
            ...(article ? { slug: article.slug } : {}),
            topic,
            action,
            published,
            keywords,
            question: question.en,
            answer: answer.en,
            question_translations: translations(question, article?.question_translations),
            answer_translations: translations(answer, article?.answer_translations),
          },
          idempotency_key: idempotencyKey,
          ...(expected ? { expected } : {}),
        },
        deskArticle,
      )
    },
    onSettled: () => void refresh(),
  })
}

/**
 * Moves a frequent question to a place within its topic, from 1; administrators only, in the audit log.
 *
 * @throws AppError faq_article_not_found
 */
export function useMoveFaqArticle() {
  const refresh = useDeskChanges()
  return useMutation({
    mutationFn: ({ slug, position }: Pick<DeskArticle, 'slug' | 'position'>) =>
      call('move_faq_article', { slug, position }, nothing),
    // The button is busy until the list shows the new order.
    onSettled: () => refresh(),
  })
}

/**
 * Deletes a frequent question; administrators only, in the audit log.
 *
 * @throws AppError faq_article_changed
 */
export function useDeleteFaqArticle() {
  const refresh = useDeskChanges()
  return useMutation({
    mutationFn: ({ slug, updated_at: expected }: Pick<DeskArticle, 'slug' | 'updated_at'>) =>
      call('delete_faq_article', { slug, expected }, nothing),
    onSettled: () => void refresh(),
  })
}
