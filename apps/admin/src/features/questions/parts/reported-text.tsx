import { type ReportedText as Reported, useDecideText } from '@angadi/data/shopping/reported-texts.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { ReportDecision, ReportStateBadge } from '../../../shared/reports/report-decision.tsx'

/** A reported question or answer: what it says, about which product, and the buttons that decide. */
export function ReportedText({ text }: { readonly text: Reported }) {
  const { t } = useTranslation('reports')
  const errorText = useErrorText()
  const { date } = useFormats()
  const { mutateAsync: decide, isPending } = useDecideText()
  const name = text.author_name || t('anonymous')
  const onDecide = async (keep: boolean) => {
    try {
      await decide({ id: text.id, keep })
      notify.success(t(keep ? 'questions.kept' : 'questions.removed'))
    } catch (error) {
      notify.problem(errorText(error))
    }
  }
  return (
    <Card className="flex h-full flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="neutral">{t(`questions.kind.${text.kind}`)}</Badge>
        <p className="min-w-0 flex-1 font-semibold">
          {t('by', {
            name: text.seller === null ? name : t('questions.seller', { seller: text.seller }),
            date: date(text.created_at),
          })}
        </p>
        <ReportStateBadge state={text.state} />
      </div>
      <p className="text-sm text-ink-muted">{text.product_name}</p>
      {text.question === null ? null : (
        <p className="text-sm wrap-anywhere text-ink-muted">
          {t('questions.answers', { question: text.question })}
        </p>
      )}
      <p className="wrap-anywhere whitespace-pre-line" dir="auto">
        {text.body}
      </p>
      <p className="text-sm font-medium">{t('count', { count: text.reports })}</p>
      <ReportDecision
        state={text.state}
        decision={text.decision}
        labels={{
          keep: t('questions.keepOf', { name }),
          remove: t('questions.removeOf', { name }),
          restore: t('questions.restoreOf', { name }),
        }}
        busy={isPending}
        onDecide={(keep) => void onDecide(keep)}
      />
    </Card>
  )
}
