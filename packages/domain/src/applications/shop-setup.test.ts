import { expect, test } from 'vitest'
import { readItemFile } from '../products/file/read-file.ts'
import type { Sells } from '../products/item-draft.ts'
import { type PreparedItem, preparedLines, readPreparedService, withPrepared } from './shop-setup.ts'

const dish = (name: string, price_paise = 4000): PreparedItem => ({
  section: 'Tiffins',
  name,
  price_paise,
  diet: 'veg',
})
const names = (items: readonly PreparedItem[]) =>
  items.map(({ name, price_paise }) => `${name} ${price_paise / 100}`)

test('an item that is there takes its place, a new one the last', () => {
  const items = [dish('Idli'), dish('Dosa')]
  expect(names(withPrepared(items, [dish(' idli', 5000), dish('Vada')]))).toEqual([
    ' idli 50',
    'Dosa 40',
    'Vada 40',
  ])
})

test('a changed item stays where it was, also under another name', () => {
  const items = [dish('Idli'), dish('Dosa'), dish('Vada')]
  expect(names(withPrepared(items, [dish('Button idli')], items[0]))).toEqual([
    'Button idli 40',
    'Dosa 40',
    'Vada 40',
  ])
  expect(names(withPrepared(items, [dish('Vada', 6000)], items[0]))).toEqual(['Vada 60', 'Dosa 40'])
  expect(names(withPrepared(items, [], items[1]))).toEqual(['Idli 40', 'Vada 40'])
})

const haircut = { name: 'Haircut', section: '', minutes: '30', price: '200' }

test('a service as it is typed', () => {
  expect(readPreparedService(haircut).item).toEqual({ name: 'Haircut', minutes: [30], price_paise: 20_000 })
  expect(readPreparedService({ ...haircut, price: '0', section: ' Hair ' }).item).toMatchObject({
    section: 'Hair',
    price_paise: 0,
  })
})

test.each([
  [{ name: ' x ' }, ['name']],
  [{ minutes: '4' }, ['minutes']],
  [{ minutes: 'half an hour' }, ['minutes']],
  [{ price: '-1' }, ['price']],
  [{ price: '100001' }, ['price']],
  [{ section: 'x'.repeat(61) }, ['section']],
])('a service that cannot be: %j', (changes, wrong) => {
  expect(readPreparedService({ ...haircut, ...changes }).wrong).toEqual(wrong)
})

function linesOf(text: string, sells: Sells = 'dishes') {
  const file = readItemFile(new TextEncoder().encode(text), { sells, section: 'Other items' })
  return file.problem === undefined
    ? preparedLines(file.lines, sells).map(({ item, problems }) => item?.name ?? problems[0]?.code)
    : file.problem
}

test('the lines of a file, each whole, and with what is wrong', () => {
  expect(
    linesOf(
      'Section,Name,Price,Diet\nTiffins,Idli,40,veg\nTiffins,Dosa,-5,veg\nTiffins,IDLI,50,veg\nTiffins,Vada,30,\n',
    ),
  ).toEqual(['Idli', 'item_price_unknown', 'item_twice', 'item_diet_invalid'])
})

test('a file of another shop with ids is read as new items', () => {
  const id = '0b8f6a54-0000-4000-8000-000000000001'
  expect(linesOf(`id,section,name,price\n${id},Rice,Sona Masoori,320\n${id},Rice,,320\n`, 'goods')).toEqual([
    'Sona Masoori',
    'item_name_invalid',
  ])
})
