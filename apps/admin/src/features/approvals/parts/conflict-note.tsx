import { AppError } from '@angadi/data/errors/app-error.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { useApprovalWords } from '../use-approval-words.ts'

export interface ConflictNoteProps {
  readonly error: unknown
  readonly busy: boolean
  /** Reads the application again. */
  readonly onLook: () => void
  readonly onTakeOver: () => void
}

/** Why a decision was not taken: what has happened meanwhile, and the way on. What was typed stays. */
export function ConflictNote({ error, busy, onLook, onTakeOver }: ConflictNoteProps) {
  const { t } = useTranslation('approvals')
  const errorText = useErrorText()
  const words = useApprovalWords()
  const figure = (name: string) => {
    const value = error instanceof AppError ? error.figures[name] : undefined
    return typeof value === 'string' ? value : undefined
  }
  const name = figure('by') ?? t('somebody')
  const look = (label: string) => (
    <Button variant="secondary" size="sm" busy={busy} onClick={onLook}>
      {label}
    </Button>
  )
  switch (error instanceof AppError ? error.code : undefined) {
    case 'changed_meanwhile':
      return (
        <Banner
          urgent
          tone="warning"
          title={t('conflict.changed')}
          action={look(t('conflict.changedAction'))}
        >
          {t('conflict.changedText')}
        </Banner>
      )
    case 'decided_meanwhile':
      return (
        <Banner
          urgent
          tone="warning"
          title={t('conflict.decided', { name })}
          action={look(t('conflict.decidedAction'))}
        >
          {t('conflict.decidedText', { state: words.state(figure('state') ?? '') })}
        </Banner>
      )
    case 'not_your_review':
      return (
        <Banner
          urgent
          tone="warning"
          title={t('conflict.taken', { name })}
          action={
            <Button variant="secondary" size="sm" busy={busy} onClick={onTakeOver}>
              {t('review.takeOver')}
            </Button>
          }
        >
          {t('conflict.takenText')}
        </Banner>
      )
    case 'application_not_found':
      return (
        <Banner urgent tone="warning" title={t('conflict.gone')}>
          {t('conflict.goneText')}
        </Banner>
      )
    default:
      return (
        <Banner urgent tone="danger">
          {errorText(error)}
        </Banner>
      )
  }
}
