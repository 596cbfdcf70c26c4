import type { FaqDraft, FaqLanguage } from '@angadi/domain/help/faq-draft.ts'
import { type FigureTexts, fillFigures } from '@angadi/domain/help/faq-figures.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { FaqEntry } from '@angadi/shell/support/faq-entry.tsx'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { useId } from 'react'

export interface FaqPreviewProps {
  readonly draft: FaqDraft
  readonly figures: FigureTexts
  readonly language: FaqLanguage
}

/** The question as a customer reads it: figures filled in, and English where the language has no text. */
export function FaqPreview({ draft: { question, answer, action }, figures, language }: FaqPreviewProps) {
  const { t } = useTranslation(['faq-desk', 'help'])
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-lg bg-surface-sunken px-4 pt-3">
      <h3 id={id} className="text-sm font-semibold text-ink-muted">
        {t('edit.preview')}
      </h3>
      <div lang={language}>
        <FaqEntry
          isOpen
          question={question[language].trim() || question.en.trim() || t('edit.noQuestion')}
          answer={fillFigures(answer[language].trim() || answer.en.trim(), figures) || t('edit.noAnswer')}
          action={action ? <Badge tone="action">{t(`help:faqAction.${action}`)}</Badge> : undefined}
        />
      </div>
    </section>
  )
}
