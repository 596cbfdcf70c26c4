import { useGiftDesk } from '@angadi/data/gifts/gift-desk.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Gift } from 'lucide-react'
import { ListBesideForm } from '../../shared/list-beside-form.tsx'
import { BatchItem } from './parts/batch-item.tsx'
import { GiftForm } from './parts/gift-form.tsx'

/** Gift codes: what was given out and redeemed, what waits for a second person, and a form for others. */
export default function GiftCodesScreen() {
  const { t } = useTranslation('gift-codes')
  const { money } = useFormats()
  const { data, isPending, isFetching, error, refetch } = useGiftDesk()
  return (
    <ListBesideForm
      query={{ data: data?.batches, isPending, isFetching, error, refetch }}
      keyOf={({ id }) => id}
      rowOf={(batch) => <BatchItem batch={batch} />}
      form={
        <>
          {data ? (
            <div className="mb-4 flex flex-col gap-2 text-ink-muted">
              <p>{t('books', { amount: money(data.open_paise) })}</p>
              <p>{t('alone', { amount: money(data.alone_paise) })}</p>
            </div>
          ) : null}
          <GiftForm />
        </>
      }
      labels={{
        title: t('title'),
        list: t('list'),
        failed: t('failed'),
        none: t('none'),
        noneText: t('noneText'),
        add: t('add'),
      }}
      picture={<Gift aria-hidden />}
    />
  )
}
