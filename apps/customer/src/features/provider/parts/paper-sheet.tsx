import { type HandedIn, useHandIn } from '@angadi/data/applications/apply.ts'
import type { Application, ApplicationItem } from '@angadi/data/applications/my-applications.ts'
import { cleanNumber, numberProblem } from '@angadi/domain/applications/numbers.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Checkbox } from '@angadi/ui/checkbox/checkbox.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { useState } from 'react'
import { HandedPages } from './handed-pages.tsx'
import { PaperPages } from './paper-pages.tsx'
import { useProviderWords } from './use-provider-words.ts'

const LONGEST_NUMBER = 60
/** Bank, account and holder as the server reads them. */
const IFSC_FORM = /^[A-Z]{4}0[A-Z0-9]{6}$/
const LEAST_HOLDER = 2
/** Storing several photos over a slow network, in milliseconds. */
const SEND_MS = 120_000

export interface PaperSheetProps {
  readonly application: Application
  readonly item: ApplicationItem
  readonly onClose: () => void
}

/** Hands in one paper: its number, its last day and photos of its pages. What is wrong is said while typing. */
export function PaperSheet({ application, item, onClose }: PaperSheetProps) {
  const { t } = useTranslation('provider')
  const words = useProviderWords()
  const errorText = useErrorText()
  const offline = useOfflineReason()
  const [number, setNumber] = useState('')
  const [holder, setHolder] = useState(item.holder ?? '')
  const [ifsc, setIfsc] = useState(item.ifsc ?? '')
  const [validUntil, setValidUntil] = useState(item.valid_until ?? '')
  const [isLeftOut, setLeftOut] = useState(item.is_left_out === true)
  const [pages, setPages] = useState<readonly Blob[]>([])
  const [isShown, setShown] = useState(false)
  // What is typed half is not wrong yet; a wrong check digit is said at once.
  const [hasLeft, setLeft] = useState(false)
  const { mutateAsync: send } = useHandIn(application.id)
  const { submit, isBusy, error } = useSubmission({
    form: 'application-paper',
    timeoutMs: SEND_MS,
    work: (given: HandedIn) => send(given),
    onSuccess: onClose,
    onError: () => undefined,
  })
  const kind = item.number_kind
  const cleaned = kind ? cleanNumber(kind, number) : ''
  const problem = kind ? numberProblem(kind, cleaned) : undefined
  const isTyped = number.trim() !== ''
  const isSaid = isShown || (isTyped && (hasLeft || problem !== 'form'))
  const wrong = {
    number: kind !== null && problem !== undefined,
    holder: kind === 'bank' && holder.trim().length < LEAST_HOLDER,
    ifsc: kind === 'bank' && !IFSC_FORM.test(ifsc.trim().toUpperCase()),
    validUntil: item.expires && validUntil === '',
    pages: item.most_pages > 0 && pages.length === 0,
  }
  const given: HandedIn = isLeftOut
    ? { requirement: item.requirement, is_left_out: true }
    : {
        requirement: item.requirement,
        pages,
        ...(kind === 'bank'
          ? { account_number: cleaned, holder: holder.trim(), ifsc: ifsc.trim() }
          : kind
            ? { number: cleaned }
            : {}),
        ...(item.expires ? { valid_until: validUntil } : {}),
      }
  const title = words.item(item.requirement)
  // What was accepted can be looked at, and is changed by a renewal only.
  const isFixed = item.state === 'accepted' && application.renews === null
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={title}
      closeLabel={t('close')}
      description={words.hint(item.requirement)}
      footer={
        isFixed ? undefined : (
          <Button
            size="lg"
            wide
            busy={isBusy}
            unavailableReason={offline}
            onClick={() => {
              setShown(true)
              if (isLeftOut || !Object.values(wrong).includes(true)) void submit(given)
            }}
          >
            {t('paper.handIn')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {item.reason ? <Banner tone="warning">{words.reason(item.reason, item.note)}</Banner> : null}
        {item.document_id && item.pages > 0 ? (
          <HandedPages documentId={item.document_id} pages={item.pages} />
        ) : null}
        {error ? (
          <Banner urgent tone="danger">
            {errorText(error)}
          </Banner>
        ) : null}
        {item.is_declared && !isFixed ? (
          <Checkbox
            label={t('paper.noneOfIt')}
            checked={isLeftOut}
            onChange={({ currentTarget }) => setLeftOut(currentTarget.checked)}
          />
        ) : null}
        {isLeftOut || isFixed ? null : (
          <>
            {kind ? (
              <TextField
                label={t(`paper.number.${kind}`)}
                maxLength={LONGEST_NUMBER}
                inputMode={kind === 'aadhaar' || kind === 'fssai' || kind === 'bank' ? 'numeric' : 'text'}
                autoCapitalize="characters"
                autoComplete="off"
                spellCheck={false}
                hint={item.number ? t('paper.before', { number: item.number }) : undefined}
                value={number}
                error={isSaid && problem ? t(`problem.${isTyped ? problem : 'missing'}`) : undefined}
                onBlur={() => setLeft(true)}
                onChange={({ currentTarget }) => setNumber(currentTarget.value)}
              />
            ) : null}
            {kind === 'bank' ? (
              <>
                <TextField
                  label={t('paper.holder')}
                  maxLength={80}
                  autoComplete="name"
                  value={holder}
                  error={isShown && wrong.holder ? t('profile.missing') : undefined}
                  onChange={({ currentTarget }) => setHolder(currentTarget.value)}
                />
                <TextField
                  label={t('paper.ifsc')}
                  maxLength={20}
                  autoCapitalize="characters"
                  autoComplete="off"
                  value={ifsc}
                  error={isShown && wrong.ifsc ? t('problem.ifsc') : undefined}
                  onChange={({ currentTarget }) => setIfsc(currentTarget.value)}
                />
              </>
            ) : null}
            {item.expires ? (
              <TextField
                type="date"
                label={t('paper.validUntil')}
                value={validUntil}
                error={isShown && wrong.validUntil ? t('profile.missing') : undefined}
                onChange={({ currentTarget }) => setValidUntil(currentTarget.value)}
              />
            ) : null}
            {item.most_pages > 0 ? (
              <PaperPages
                most={item.most_pages}
                pages={pages}
                onChange={setPages}
                error={isShown && wrong.pages ? t('paper.pagesMissing') : undefined}
              />
            ) : null}
          </>
        )}
      </div>
    </DialogSheet>
  )
}
