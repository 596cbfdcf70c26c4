import { AppError } from '@angadi/data/errors/app-error.ts'
import { draftOf } from '@angadi/data/faq-desk/desk.ts'
import type { FaqLanguage } from '@angadi/domain/help/faq-draft.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { RestoredFormNotice } from '@angadi/shell/submission/restored-form-notice.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { UsersRound } from 'lucide-react'
import type { FaqEditor } from '../use-faq-editor.ts'

export interface FaqNoticesProps {
  readonly editor: FaqEditor
  /** The language of the stored text to compare with. */
  readonly language: FaqLanguage
}

/** What stands above the editor: typed text that came back, why it was not saved, and what somebody else has stored. */
export function FaqNotices({ editor, language }: FaqNoticesProps) {
  const { t } = useTranslation('faq-desk')
  const errorText = useErrorText()
  const { standing, error, isRecovered } = editor
  if (standing === 'changed') return <ChangedNotice editor={editor} language={language} />
  if (standing === 'deleted')
    return (
      <Banner urgent tone="warning" icon={<UsersRound aria-hidden />} title={t('conflict.deleted')}>
        {t('conflict.deletedText')}
      </Banner>
    )
  if (error)
    return (
      <Banner urgent tone="danger">
        {errorText(error)}
      </Banner>
    )
  return isRecovered ? <RestoredFormNotice onDiscard={editor.discard} /> : null
}

function ChangedNotice({ editor: { stored, save, discard, isBusy, error }, language }: FaqNoticesProps) {
  const { t } = useTranslation('faq-desk')
  const { dateTime } = useFormats()
  const unavailableReason = useOfflineReason()
  if (!stored) return null
  const { question, answer } = draftOf(stored)
  return (
    <Banner
      urgent
      tone="warning"
      icon={<UsersRound aria-hidden />}
      title={t('conflict.title', { at: dateTime(stored.updated_at) })}
    >
      <p>{t('conflict.text')}</p>
      <details className="my-2">
        <summary className="flex min-h-touch cursor-pointer items-center font-semibold underline">
          {t('conflict.see')}
        </summary>
        <div lang={language} className="rounded-md bg-surface-raised p-3 text-ink">
          <p className="font-medium wrap-anywhere">{question[language] || question.en}</p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{answer[language] || answer.en}</p>
        </div>
      </details>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={isBusy} unavailableReason={unavailableReason} onClick={() => save(true)}>
          {t('conflict.mine')}
        </Button>
        <Button size="sm" variant="secondary" onClick={discard}>
          {t('conflict.theirs')}
        </Button>
      </div>
      <ProblemText error={error} />
    </Banner>
  )
}

/** Why saving over it failed; that it was changed stands above already. */
function ProblemText({ error }: { readonly error: unknown }) {
  const errorText = useErrorText()
  if (!error || (error instanceof AppError && error.code === 'faq_article_changed')) return null
  return <p className="mt-2">{errorText(error)}</p>
}
