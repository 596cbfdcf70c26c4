import { type AccountClosing, useAccountClosing } from '@angadi/data/account/closing.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { MyPayouts } from '@angadi/shell/earnings/my-payouts.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { DeleteForm } from './parts/delete-form.tsx'

/** What leads to the earnings: from here they can be paid out. */
const ABOUT_EARNINGS: ReadonlySet<string> = new Set(['books_open', 'payout_under_way', 'owes_money'])

/** Deletes the account: what prevents it, what is deleted and what is kept, and a typed confirmation. */
export default function DeleteAccountSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['profile', 'common'])
  const { data, isPending, isError, isFetching, refetch } = useAccountClosing()
  const [isBusy, setBusy] = useState(false)
  const form = useId()
  const isOpenToIt = data?.problems.length === 0
  return (
    <DialogSheet
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('delete.title')}
      closeLabel={t('common:close')}
      footer={
        <div className="flex flex-col gap-2 md:flex-row-reverse">
          {isOpenToIt ? (
            <Button type="submit" form={form} variant="danger" size="lg" wide busy={isBusy}>
              {t('delete.confirm')}
            </Button>
          ) : null}
          <Button variant="secondary" size="lg" wide onClick={onClose}>
            {t('delete.keep')}
          </Button>
        </div>
      }
    >
      {isPending ? (
        <SkeletonGroup label={t('delete.loading')}>
          <Skeleton shape="box" className="h-24" />
        </SkeletonGroup>
      ) : null}
      {isError ? <LoadFailed title={t('delete.failed')} busy={isFetching} onRetry={refetch} /> : null}
      {data && !isOpenToIt ? (
        <div className="flex flex-col gap-6">
          <ClosingProblems problems={data.problems} />
          {data.problems.some(({ code }) => ABOUT_EARNINGS.has(code)) ? <MyPayouts brief /> : null}
        </div>
      ) : null}
      {data && isOpenToIt ? (
        <DeleteForm form={form} closing={data} onBusy={setBusy} onRefused={() => void refetch()} />
      ) : null}
    </DialogSheet>
  )
}

/** What must be settled before the account can be deleted. */
function ClosingProblems({ problems }: { readonly problems: AccountClosing['problems'] }) {
  const { t } = useTranslation('profile')
  const { money } = useFormats()
  return (
    <Banner tone="warning" icon={<TriangleAlert aria-hidden />} title={t('delete.blockedTitle')}>
      <p>{t('delete.blockedText')}</p>
      <ul className="mt-1 list-disc ps-5">
        {problems.map(({ code, count = 1, amount_paise: paise = 0 }) => (
          <li key={code}>{t(`delete.problems.${code}`, { count, amount: money(paise) })}</li>
        ))}
      </ul>
    </Banner>
  )
}
