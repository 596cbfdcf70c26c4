import type { OpenedTicket } from '@angadi/data/help/order-help.ts'
import { storeSupportPicture, WITH_PICTURE_MS } from '@angadi/data/help/support-picture.ts'
import { useOpenTicket } from '@angadi/data/help/tickets.ts'
import { LEAST_TICKET_LETTERS, lettersOf, MOST_SUPPORT_LETTERS } from '@angadi/domain/help/text-limits.ts'
import { OPEN_TOPICS, type OpenTopic } from '@angadi/domain/help/topics.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { PhotoField } from '@angadi/shell/support/photo-field.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { RadioGroup } from '@angadi/ui/radio-group/radio-group.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { Ticket } from 'lucide-react'
import { useEffect, useState } from 'react'
import { pathToTicket } from '../../shared/help/help-paths.ts'
import { useTicketDraft } from '../../shared/help/ticket-draft.ts'

/** Writes to support: a new ticket with its number and its clocks (field 5a). */
export default function NewTicketSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['help', 'common'])
  const [opened, setOpened] = useState<OpenedTicket>()
  return (
    <DialogSheet
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('new.title')}
      closeLabel={t('common:close')}
    >
      {opened ? <Opened ticket={opened} /> : <Form onOpened={setOpened} />}
    </DialogSheet>
  )
}

function Form({ onOpened }: { readonly onOpened: (ticket: OpenedTicket) => void }) {
  const { t } = useTranslation('help')
  const language = useLanguage((state) => state.language)
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { mutateAsync } = useOpenTicket()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [draft] = useState(() => useTicketDraft.getState())
  const [topic, setTopic] = useState<OpenTopic | undefined>(draft.order ? 'order' : undefined)
  const [body, setBody] = useState(draft.body)
  const [photo, setPhoto] = useState<Blob>()
  const [isTried, setTried] = useState(false)
  const isShort = lettersOf(body) < LEAST_TICKET_LETTERS
  // What was handed over is for one ticket.
  useEffect(() => () => useTicketDraft.getState().clear(), [])
  const { submit, isBusy, error } = useSubmission<OpenTopic, OpenedTicket>({
    form: 'new-ticket',
    timeoutMs: WITH_PICTURE_MS,
    work: async (chosen, signal) => {
      const picture = photo ? await storeSupportPicture(photo, signal) : undefined
      const orderId = draft.order?.id
      return mutateAsync({ topic: chosen, body: body.trim(), orderId, picture, language, idempotencyKey })
    },
    onSuccess: onOpened,
    onError: () => undefined,
  })
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (topic !== undefined && !isShort) void submit(topic)
      }}
    >
      {error ? (
        <Banner tone="danger" urgent>
          {errorText(error)}
        </Banner>
      ) : null}
      {draft.order ? <p className="font-medium">{t('new.order', { number: draft.order.number })}</p> : null}
      <RadioGroup
        label={t('new.topic')}
        value={topic}
        onChange={(value) => setTopic(OPEN_TOPICS.find((one) => one === value))}
        options={OPEN_TOPICS.map((one) => ({ value: one, label: t(`topic.${one}`) }))}
        error={isTried && topic === undefined ? t('new.topicMissing') : undefined}
      />
      <TextArea
        label={t('new.body')}
        maxLength={MOST_SUPPORT_LETTERS}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        error={
          isTried && isShort
            ? t('new.length', { min: LEAST_TICKET_LETTERS, max: MOST_SUPPORT_LETTERS })
            : undefined
        }
      />
      <PhotoField photo={photo} onChange={setPhoto} />
      <Button type="submit" size="lg" wide busy={isBusy} unavailableReason={unavailableReason}>
        {t('new.send')}
      </Button>
    </form>
  )
}

function Opened({ ticket }: { readonly ticket: OpenedTicket }) {
  const { t } = useTranslation('help')
  const { dateTime } = useFormats()
  return (
    <div role="status" className="flex flex-col items-center gap-5 py-4 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-action-soft text-action-ink">
        <Ticket aria-hidden className="size-9" />
      </span>
      <div>
        <h3 className="text-xl font-bold">{t('new.opened', { number: ticket.number })}</h3>
        <p className="mt-1 text-balance text-ink-muted">
          {t('new.openedText', { at: dateTime(ticket.acknowledge_by) })}
        </p>
      </div>
      <LinkButton wide size="lg" render={<AppLink to={pathToTicket(ticket.id)} />}>
        {t('new.openTicket')}
      </LinkButton>
    </div>
  )
}
