import { indiaDay, startOfIndiaDay } from '../../../packages/domain/src/time/india-day.ts'
import { bookVisit, createVisitedSalon, takeTime, walletOf } from '../../support/booked-visit.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { expectNoOverflow } from '../../support/expect-no-overflow.ts'
import { expect, test } from '../../support/test.ts'

const HOUR_MS = 3_600_000
const MORNING = startOfIndiaDay(Date.now()) + 3 * 24 * HOUR_MS
/** A full hour of the day three days ahead, in India. */
const at = (hour: number) => new Date(MORNING + hour * HOUR_MS)

test('a professional is ill for a day: one visit goes to a colleague, and who is asked moves it or has the money back (BK-05)', async ({
  open,
  as,
  newCustomer,
  stack,
  cell,
}) => {
  const salon = await createVisitedSalon(stack, cell, { people: ['Anita Rao', 'Bina Das'] })
  const [keeps, moves, cancels] = [await newCustomer(), await newCustomer(), await newCustomer()]
  const booked = {
    keeps: await bookVisit(keeps, salon, at(10), { with: 'Anita Rao' }),
    moves: await bookVisit(moves, salon, at(12), { with: 'Anita Rao' }),
    cancels: await bookVisit(cancels, salon, at(15), { with: 'Anita Rao' }),
  }
  // At noon and at three her colleague serves somebody else.
  await takeTime(salon, at(12), 'Bina Das')
  await takeTime(salon, at(15), 'Bina Das')
  const kept = await open(keeps, `/order-tracking/${booked.keeps.id}`)
  await expect(kept.getByText('Anita Rao')).toBeVisible()

  // First what would become of each, then one act.
  const desk = await open(salon, `/salon/appointments?day=${indiaDay(MORNING)}`)
  await desk.getByRole('button', { name: 'Somebody is ill' }).click()
  const sheet = desk.getByRole('dialog', { name: 'Somebody is ill' })
  await sheet.getByLabel('Who is ill').selectOption({ label: 'Anita Rao' })
  await expect(sheet.getByText('Somebody else takes over')).toHaveCount(1)
  await expect(sheet.getByText('New time or money back')).toHaveCount(2)
  await expect(sheet.getByText(/^At most ₹800 goes back/)).toBeVisible()
  await expectAccessible(desk)
  await expectNoOverflow(desk)
  await expect(kept.getByText('Anita Rao is away')).toHaveCount(0)
  await sheet.getByRole('button', { name: 'Anita Rao is away' }).click()
  await expect(sheet).toBeHidden()
  await expect(desk.getByText('Customer is asked')).toHaveCount(2)

  // The one whose visit a colleague takes over agrees; her window has said so by itself.
  await expect(kept.getByRole('heading', { name: 'Anita Rao is away' })).toBeVisible()
  await expect(kept.getByText('Bina Das')).toBeVisible()
  await expectAccessible(kept)
  await kept.getByRole('button', { name: 'That is fine' }).click()
  await expect(kept.getByRole('heading', { name: 'Anita Rao is away' })).toBeHidden()
  await expect(kept.getByRole('heading', { name: /10:00 – 11:00 am/ })).toBeVisible()

  // Who is asked chooses another time, of whoever does the same.
  const moved = await open(moves, `/order-tracking/${booked.moves.id}`)
  await expect(moved.getByText(/^Nobody else at .* is free then\./)).toBeVisible()
  await expectAccessible(moved)
  await moved.getByRole('button', { name: 'Change time' }).click()
  const times = moved.getByRole('dialog', { name: 'Another time' })
  await times.getByRole('radio', { name: '1:00 pm', exact: true }).click()
  await times.getByRole('button', { name: /^Move to .*1:00 pm/ }).click()
  await expect(moved.getByRole('heading', { name: /1:00 – 2:00 pm/ })).toBeVisible()
  await expect(moved.getByRole('heading', { name: 'Anita Rao is away' })).toBeHidden()
  await expect(moved.getByText('Bina Das')).toBeVisible()

  // Or has the money back.
  const back = await open(cancels, `/order-tracking/${booked.cancels.id}`)
  await back.getByRole('button', { name: 'Cancel booking' }).click()
  const cancelling = back.getByRole('dialog', { name: 'Cancel this booking?' })
  await expect(cancelling.getByText(/^Cancelling is free\. ₹400 goes back/)).toBeVisible()
  await cancelling.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(back.getByText('This visit does not take place.')).toBeVisible()

  await expect(desk.getByText('Customer is asked')).toHaveCount(0)
  expect([await walletOf(keeps), await walletOf(moves), await walletOf(cancels)]).toEqual([
    460_000, 460_000, 500_000,
  ])
  const { data: overview } = await (await as('admin')).client.rpc('admin_overview')
  expect(overview).toMatchObject({ ledger_balanced: true })
})
