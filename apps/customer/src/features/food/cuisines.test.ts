import { expect, test } from 'vitest'
import { popularCuisines } from './cuisines.ts'

const around = [{ cuisines: ['Biryani', 'Kebabs'] }, { cuisines: ['Dosa'] }, { cuisines: ['Biryani'] }]

test('what most kitchens cook comes first, equals by name', () => {
  expect(popularCuisines(around, '')).toEqual(['Biryani', 'Dosa', 'Kebabs'])
})

test('the chosen cuisine can always be let go again, even where nobody cooks it', () => {
  expect(popularCuisines(around, 'Sushi')[0]).toBe('Sushi')
  expect(popularCuisines(around, 'Dosa')).toEqual(['Biryani', 'Dosa', 'Kebabs'])
})
