import {
  approveApplication,
  beginApplication,
  COURIER_PAPERS,
  handIn,
  handInPaper,
  submitApplication,
} from '../../support/application.ts'
import { expect, test } from '../../support/test.ts'

test('a courier whose insurance expires stops, hands in the new one, and goes on by themselves (Spec §2 /provider/application-status)', async ({
  open,
  as,
  stack,
  newAccount,
}) => {
  const rider = await newAccount({ name: 'Srinivas Rao' })
  const profile = { name: 'Srinivas Rao', vehicle_kind: 'bike' }
  const application = await beginApplication(stack, rider, 'courier', profile, COURIER_PAPERS)
  await submitApplication(rider, application)
  await approveApplication(await as('admin'), application)
  // Going online with a paper that has expired is refused.
  const status = await open(rider, '/provider/application-status', {
    allowed: [/status of 403 .*set_courier_online/],
  })
  await status.getByRole('button', { name: 'Begin' }).click()
  await expect(status).toHaveURL(/\/delivery-dashboard$/)
  const online = status.getByRole('switch', { name: /line/ })
  await online.click()
  await expect(status.getByText('Waiting for a job')).toBeVisible()

  // The night after its last day, in India.
  await stack.database.query(
    `update private.provider_documents set valid_until = private.today() - 1
     where application_id = $1::uuid and requirement = 'insurance'`,
    [application],
  )
  await stack.database.query('select private.watch_papers()')
  await expect(online).not.toBeChecked()
  await online.click()
  await expect(status.getByText('A paper of yours has expired. Please hand in the new one.')).toBeVisible()
  await expect(online).not.toBeChecked()

  await status.goto('/provider/application-status')
  await status.getByRole('button', { name: 'Hand in new papers' }).click()
  const insurance = { name: 'Vehicle insurance', field: 'Number on the paper', number: 'POL99887766' }
  await handInPaper(status, { ...insurance, colour: '#335577' })
  await handIn(status)

  const [renewal] = await stack.database.query(
    'select id from public.provider_applications where renews = $1::uuid',
    [application],
  )
  await approveApplication(await as('admin'), String(renewal?.['id']))
  await status.goto('/delivery-dashboard')
  await expect(status.getByRole('switch', { name: /line/ })).toBeChecked()
  await expect(status.getByText('Waiting for a job')).toBeVisible()
})
