import type { DeskArticle } from '@angadi/data/faq-desk/desk.ts'
import { useDeleteFaqArticle } from '@angadi/data/faq-desk/write-article.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'

export interface DeleteQuestionProps {
  /** The question as it is stored; one that somebody changes meanwhile is not deleted. */
  readonly article: DeskArticle
  readonly onDeleted: () => void
}

/** Deletes a question, once it was confirmed. */
export function DeleteQuestion({ article, onDeleted }: DeleteQuestionProps) {
  const { t } = useTranslation(['faq-desk', 'common'])
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useDeleteFaqArticle()
  const confirm = () =>
    mutate(article, {
      onSuccess: () => {
        notify.success(t('remove.done'))
        onDeleted()
      },
      onError: (error) => {
        setAsking(false)
        notify.problem(t('remove.failed'), { description: errorText(error) })
      },
    })
  return (
    <div className="border-t border-line pt-4">
      <Button
        variant="dangerQuiet"
        icon={<Trash2 aria-hidden />}
        unavailableReason={unavailableReason}
        onClick={() => setAsking(true)}
      >
        {t('edit.delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('remove.title')}
        body={t('remove.text', { question: article.question })}
        confirmLabel={t('remove.confirm')}
        cancelLabel={t('common:cancel')}
        onConfirm={confirm}
        busy={isPending}
        dangerous
      />
    </div>
  )
}
