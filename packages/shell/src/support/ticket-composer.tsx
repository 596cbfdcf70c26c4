import { storeSupportPicture } from '@angadi/data/help/support-picture.ts'
import { useWriteToTicket } from '@angadi/data/help/tickets.ts'
import { lettersOf, MOST_SUPPORT_LETTERS } from '@angadi/domain/help/text-limits.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { SendHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useOfflineReason } from '../network/use-offline-reason.ts'
import { useSubmission } from '../submission/use-submission.ts'
import { useErrorText } from '../use-error-text.ts'
import { PhotoField } from './photo-field.tsx'

/** Writes in a ticket: a text, a photo or both. What could not be sent stays in the field. */
export function TicketComposer({ ticketId }: { readonly ticketId: string }) {
  const { t } = useTranslation('help')
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { mutateAsync } = useWriteToTicket(ticketId)
  const [body, setBody] = useState('')
  const [photo, setPhoto] = useState<Blob>()
  // The same message is stored once, however often it is sent.
  const [clientId, setClientId] = useState(() => crypto.randomUUID())
  const isEmpty = lettersOf(body) === 0 && !photo
  const { submit, isBusy, error } = useSubmission({
    form: 'ticket-message',
    work: async (text: string) => {
      const picture = photo ? await storeSupportPicture(photo) : undefined
      return mutateAsync({ clientId, body: text, picture })
    },
    onSuccess: () => {
      setBody('')
      setPhoto(undefined)
      setClientId(crypto.randomUUID())
    },
    onError: () => undefined,
  })
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty) void submit(body.trim())
      }}
    >
      {error ? (
        <Banner tone="danger" urgent>
          {errorText(error)}
        </Banner>
      ) : null}
      <TextArea
        label={t('thread.body')}
        rows={2}
        maxLength={MOST_SUPPORT_LETTERS}
        value={body}
        onChange={(event) => setBody(event.target.value)}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PhotoField photo={photo} onChange={setPhoto} />
        <Button
          type="submit"
          busy={isBusy}
          disabled={isEmpty}
          icon={<SendHorizontal aria-hidden />}
          unavailableReason={unavailableReason}
        >
          {t('thread.send')}
        </Button>
      </div>
    </form>
  )
}
