import type { FaqDesk } from '@angadi/data/faq-desk/desk.ts'
import type { FaqLanguage } from '@angadi/domain/help/faq-draft.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { BookX } from 'lucide-react'
import { useId, useState } from 'react'
import { NEW_QUESTION } from './new-question.ts'
import { DeleteQuestion } from './parts/delete-question.tsx'
import { FaqForm } from './parts/faq-form.tsx'
import { FaqNotices } from './parts/faq-notices.tsx'
import { useFaqEditor } from './use-faq-editor.ts'

export interface FaqSheetProps {
  /** The name of the question, or `NEW_QUESTION`. */
  readonly slug: string
  readonly desk: FaqDesk
  readonly onClose: () => void
}

/** Writes a frequent question or a new one. What is typed stays when somebody else changes or deletes it meanwhile. */
export default function FaqSheet({ slug, desk, onClose }: FaqSheetProps) {
  const { t } = useTranslation(['faq-desk', 'common'])
  const unavailableReason = useOfflineReason()
  const form = useId()
  const [language, setLanguage] = useState<FaqLanguage>('en')
  const isNew = slug === NEW_QUESTION
  const editor = useFaqEditor({
    slug: isNew ? undefined : slug,
    desk,
    onSaved: ({ published }) => {
      notify.success(t(published ? 'edit.saved' : 'edit.savedHidden'))
      onClose()
    },
    onProblems: ([first]) => {
      if (first) setLanguage(first.language)
    },
  })
  const { stored, draft, standing } = editor
  const isGone = !isNew && stored === undefined && standing === 'current'
  return (
    <DialogSheet
      open
      desktop="drawer"
      size="lg"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t(isNew ? 'edit.newTitle' : 'edit.title')}
      closeLabel={t('common:close')}
      footer={
        isGone || standing === 'changed' ? undefined : (
          <Button
            type="submit"
            form={form}
            size="lg"
            wide
            busy={editor.isBusy}
            unavailableReason={unavailableReason}
          >
            {t(standing === 'deleted' ? 'edit.saveAnyway' : isNew ? 'edit.add' : 'edit.save')}
          </Button>
        )
      }
    >
      {isGone ? (
        <EmptyState picture={<BookX aria-hidden />} title={t('edit.gone')}>
          {t('edit.goneText')}
        </EmptyState>
      ) : (
        <form
          id={form}
          noValidate
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            editor.save()
          }}
        >
          <FaqNotices editor={editor} language={language} />
          <FaqForm
            draft={draft}
            figures={desk.figures}
            problems={editor.problems}
            language={language}
            onLanguage={setLanguage}
            onChange={editor.change}
          />
          {stored ? <DeleteQuestion article={stored} onDeleted={onClose} /> : null}
        </form>
      )}
    </DialogSheet>
  )
}
