import { type DeskArticle, draftOf, type FaqDesk } from '@angadi/data/faq-desk/desk.ts'
import { type FaqChange, useSaveFaqArticle } from '@angadi/data/faq-desk/write-article.ts'
import {
  EMPTY_FAQ_DRAFT,
  type FaqDraft,
  type FaqProblem,
  faqProblems,
  readFaqDraft,
} from '@angadi/domain/help/faq-draft.ts'
import { useSavedForm } from '@angadi/shell/submission/use-saved-form.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useState } from 'react'

/** What was typed, and the version it started from. */
interface Edited extends Readonly<Record<string, unknown>> {
  readonly draft: FaqDraft
  readonly expected: string | undefined
  readonly idempotencyKey: string
}

function readEdited({ draft, expected }: Readonly<Record<string, unknown>>): Edited {
  return {
    draft: readFaqDraft(draft),
    expected: typeof expected === 'string' ? expected : undefined,
    idempotencyKey: crypto.randomUUID(),
  }
}

/** How what was typed stands to what is stored: somebody else has changed or deleted it since, or not. */
export type Standing = 'current' | 'changed' | 'deleted'

/** An editor of a frequent question. */
export interface FaqEditor {
  readonly stored: DeskArticle | undefined
  readonly draft: FaqDraft
  readonly standing: Standing
  /** What is wrong with it, once saving was tried. */
  readonly problems: readonly FaqProblem[]
  /** Why the server did not save it. */
  readonly error: unknown
  readonly isBusy: boolean
  readonly isRecovered: boolean
  readonly change: (part: Partial<FaqDraft>) => void
  /** Drops what was typed and shows what is stored. */
  readonly discard: () => void
  /** Saves it; `over` what somebody else has stored meanwhile. */
  readonly save: (over?: boolean) => void
}

export interface FaqEditorOptions {
  /** The name of the question; undefined for a new one. */
  readonly slug: string | undefined
  readonly desk: FaqDesk
  readonly onSaved: (draft: FaqDraft) => void
  /** Called with what keeps it from being saved. */
  readonly onProblems: (problems: readonly FaqProblem[]) => void
}

/**
 * The state of an editor: what is stored until something is typed, then what was typed, which survives a reload, a lost
 * network and whatever somebody else stores meanwhile.
 */
export function useFaqEditor({ slug, desk, onSaved, onProblems }: FaqEditorOptions): FaqEditor {
  const form = `faq-${slug ?? 'new'}`
  const kept = useSavedForm<Edited>({ form, read: readEdited })
  const [edited, setEdited] = useState(kept.recovered)
  const [isTried, setTried] = useState(false)
  const stored = desk.articles.find((article) => article.slug === slug)
  const draft = edited?.draft ?? (stored ? draftOf(stored) : EMPTY_FAQ_DRAFT)
  const { mutateAsync } = useSaveFaqArticle()
  const { submit, isBusy, error, reset } = useSubmission<FaqChange, unknown>({
    form: 'faq',
    work: (values) => mutateAsync(values),
    onSuccess: (_, values) => {
      kept.forget()
      onSaved(values.draft)
    },
    onError: () => undefined,
  })
  const standing =
    edited === undefined || slug === undefined || edited.expected === stored?.updated_at
      ? 'current'
      : stored === undefined
        ? 'deleted'
        : 'changed'
  return {
    stored,
    draft,
    standing,
    problems: isTried ? faqProblems(draft, desk.figures) : [],
    error,
    isBusy,
    isRecovered: kept.isRecovered,
    change: (part) => {
      const next = {
        draft: { ...draft, ...part },
        expected: edited ? edited.expected : stored?.updated_at,
        idempotencyKey: crypto.randomUUID(),
      }
      setEdited(next)
      kept.save(next)
    },
    discard: () => {
      setEdited(undefined)
      setTried(false)
      reset()
      kept.forget()
    },
    save: (over = false) => {
      setTried(true)
      const problems = faqProblems(draft, desk.figures)
      if (problems.length > 0) return onProblems(problems)
      // Nothing was typed: what is stored is what should be.
      if (edited === undefined) return onSaved(draft)
      void submit({
        draft,
        article: stored,
        expected: over ? stored?.updated_at : edited.expected,
        // Saving over another version is another call than the one that was refused.
        idempotencyKey: over ? crypto.randomUUID() : edited.idempotencyKey,
      })
    },
  }
}
