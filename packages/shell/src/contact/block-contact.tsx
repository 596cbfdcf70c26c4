import { useBlockContact } from '@angadi/data/contact/change-contact.ts'
import type { Conversation } from '@angadi/data/contact/keys.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Ban } from 'lucide-react'
import { useState } from 'react'
import { useErrorText } from '../use-error-text.ts'

export interface BlockContactProps {
  readonly conversation: Conversation
  readonly name: string
}

/** Ends chat and calls with the other, after a confirmation. */
export function BlockContact({ conversation, name }: BlockContactProps) {
  const { t } = useTranslation('contact')
  const errorText = useErrorText()
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync: block, isPending } = useBlockContact(conversation)
  const confirm = async () => {
    try {
      await block()
      notify.success(t('block.done', { name }))
    } catch (error) {
      notify.problem(errorText(error))
    }
    setAsking(false)
  }
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="self-center"
        icon={<Ban aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('block.action')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('block.title', { name })}
        body={t('block.text')}
        confirmLabel={t('block.confirm', { name })}
        cancelLabel={t('block.keep')}
        onConfirm={() => void confirm()}
        busy={isPending}
        dangerous
      />
    </>
  )
}
