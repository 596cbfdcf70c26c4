import { expect, test } from 'vitest'
import { popularCuisines } from './cuisines.ts'

const around = [
  { cuisines: ['Biryani', 'Kebabs'], cuisine_names: ['బిర్యానీ', 'కబాబ్‌లు'] },
  { cuisines: ['Dosa'], cuisine_names: ['దోసె'] },
  { cuisines: ['Biryani'], cuisine_names: ['బిర్యానీ'] },
]
const cuisinesOf = (chosen: string) => popularCuisines(around, chosen).map(({ cuisine }) => cuisine)

test('what most kitchens cook comes first, equals by name', () => {
  expect(cuisinesOf('')).toEqual(['Biryani', 'Dosa', 'Kebabs'])
})

test('the chosen cuisine can always be let go again, even where nobody cooks it', () => {
  expect(popularCuisines(around, 'Sushi')[0]).toEqual({ cuisine: 'Sushi', name: 'Sushi' })
  expect(cuisinesOf('Dosa')).toEqual(['Biryani', 'Dosa', 'Kebabs'])
})

test("cuisines are read in the reader's language and asked for as vendors write them (Issue, translated names)", () => {
  expect(popularCuisines(around, '')[0]).toEqual({ cuisine: 'Biryani', name: 'బిర్యానీ' })
})
