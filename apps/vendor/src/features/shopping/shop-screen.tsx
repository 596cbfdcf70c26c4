import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { OpenQuestions } from './parts/open-questions.tsx'
import { Todo } from './parts/todo.tsx'
import { WithShop } from './with-shop.tsx'

/** What a shop has to do today: parcels, returns, questions, shelves (Spec §2 /vendor/shopping). */
export default function ShopScreen() {
  const { t } = useTranslation('seller')
  return (
    <WithShop title={t('today')}>
      {({ id }) => (
        <div key={id} className="flex flex-col gap-8">
          <Todo vendorId={id} />
          <OpenQuestions vendorId={id} />
        </div>
      )}
    </WithShop>
  )
}
