import { useProposeExtraWork, useWithdrawExtraWork } from '@angadi/data/home-services/extra-work.ts'
import { useOrderChanges } from '@angadi/data/orders/order-changes.ts'
import { paiseOf } from '@angadi/domain/money.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'

/** A line of the server has a name of so many letters, and there are so many lines. */
const NAME_LETTERS = 80
const MOST_LINES = 10
const LEAST_PAISE = 100

interface Line {
  readonly id: string
  readonly name: string
  readonly rupees: string
}

function emptyLine(): Line {
  return { id: crypto.randomUUID(), name: '', rupees: '' }
}

function isWhole({ name, rupees }: Line): boolean {
  const paise = paiseOf(rupees)
  return name.trim().length > 1 && paise !== undefined && paise >= LEAST_PAISE
}

/** Extra work while a visit goes on: what the customer is asked, or the form that asks them. */
export function ProposeWork({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation('home-services')
  const { money } = useFormats()
  const offline = useOfflineReason()
  const errorText = useErrorText()
  const { data: changes = [] } = useOrderChanges(orderId)
  const withdraw = useWithdrawExtraWork(orderId)
  const [isOpen, setOpen] = useState(false)
  const waiting = changes.find(({ state }) => state === 'proposed')
  if (waiting) {
    const asked = waiting.charges.reduce((sum, { amount_paise: paise }) => sum + (paise ?? 0), 0)
    return (
      <Banner
        action={
          <Button
            variant="quiet"
            size="sm"
            busy={withdraw.isPending}
            unavailableReason={offline}
            onClick={() => withdraw.mutate(waiting.id)}
          >
            {t('desk.withdraw')}
          </Button>
        }
      >
        {withdraw.error ? errorText(withdraw.error) : t('desk.waits', { amount: money(asked) })}
      </Banner>
    )
  }
  return isOpen ? (
    <WorkForm orderId={orderId} onDone={() => setOpen(false)} />
  ) : (
    <Button variant="secondary" icon={<Plus aria-hidden />} onClick={() => setOpen(true)}>
      {t('desk.propose')}
    </Button>
  )
}

function WorkForm({ orderId, onDone }: { readonly orderId: string; readonly onDone: () => void }) {
  const { t } = useTranslation('home-services')
  const offline = useOfflineReason()
  const errorText = useErrorText()
  const [key] = useState(() => crypto.randomUUID())
  const [lines, setLines] = useState<readonly Line[]>(() => [emptyLine()])
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { mutate, isPending, error } = useProposeExtraWork(orderId)
  const areWhole = lines.every(isWhole)
  const isReasoned = reason.trim().length > 2
  const change = (id: string, part: Partial<Line>) =>
    setLines(lines.map((line) => (line.id === id ? { ...line, ...part } : line)))
  const send = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!areWhole || !isReasoned) return
    mutate(
      {
        key,
        reason: reason.trim(),
        lines: lines.map(({ name, rupees }) => ({ name: name.trim(), amount_paise: paiseOf(rupees) ?? 0 })),
      },
      { onSuccess: onDone },
    )
  }
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      {lines.map((line, n) => (
        <div key={line.id} className="flex items-end gap-2">
          <div className="grid min-w-0 flex-1 grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2">
            <TextField
              label={t('desk.what')}
              value={line.name}
              maxLength={NAME_LETTERS}
              onChange={({ target }) => change(line.id, { name: target.value })}
            />
            <TextField
              label={t('desk.price')}
              inputMode="decimal"
              value={line.rupees}
              onChange={({ target }) => change(line.id, { rupees: target.value })}
            />
          </div>
          {lines.length > 1 ? (
            <IconButton
              label={t('desk.removeLine', { line: n + 1 })}
              icon={<Trash2 aria-hidden />}
              onClick={() => setLines(lines.filter(({ id }) => id !== line.id))}
            />
          ) : null}
        </div>
      ))}
      {lines.length < MOST_LINES ? (
        <Button
          variant="quiet"
          size="sm"
          className="self-start"
          icon={<Plus aria-hidden />}
          onClick={() => setLines([...lines, emptyLine()])}
        >
          {t('desk.addLine')}
        </Button>
      ) : null}
      <TextField
        label={t('desk.why')}
        value={reason}
        maxLength={300}
        error={isChecked && !isReasoned ? t('desk.whyMissing') : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <p role="alert" className="text-sm text-danger-ink empty:hidden">
        {error ? errorText(error) : isChecked && !areWhole ? t('desk.lineMissing') : ''}
      </p>
      <Button type="submit" busy={isPending} unavailableReason={offline}>
        {t('desk.send')}
      </Button>
    </form>
  )
}
