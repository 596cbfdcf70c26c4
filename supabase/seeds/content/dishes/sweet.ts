import { type DishGroup, dishes } from '../dish.ts'

/** Chai, bakery, sweets, ice cream, juices. */
export const sweet: readonly DishGroup[] = [
  {
    key: 'chai',
    section: 'Chai and coffee',
    dishes: dishes(`
      irani-chai | V | 25 | Irani Chai | tea, sugar | Decoction and thickened milk, kept apart until they meet in your cup.
      osmania-biscuit | V | 60 | Osmania Biscuits (6 pieces) |  | Salty, sweet, made for dipping.
      bun-maska | V | 45 | Bun Maska |  | Soft bun, cold butter.
      filter-coffee | V | 35 | Filter Coffee | tea, sugar | Chicory blend, pulled a metre.
      ginger-chai | V | 25 | Adrak Chai | tea, sugar | Fresh ginger and cardamom.
      malai-bun | V | 70 | Malai Bun |  | Clotted cream and sugar in a toasted bun.
      lemon-tea | V | 25 | Lemon Tea | sugar | Black tea, lime, a pinch of salt.
      khara-biscuit | V | 60 | Khara Biscuits (150 g) |  | Cumin and black pepper.
      badam-milk | V | 60 | Badam Milk | glass | Almond, saffron; hot or cold.
      lukhmi | N | 70 | Lukhmi (2 pieces) |  | Square pastry with goat mince.
    `),
  },
  {
    key: 'bakery',
    section: 'Bakery',
    dishes: dishes(`
      veg-puff | V | 25 | Veg Curry Puff |  | Flaky, peppery.
      chicken-puff | N | 40 | Chicken Puff |  | Minced chicken, ginger.
      black-forest | V | 380 | Black Forest Cake | cake, eggless | Cherries, cream, chocolate.
      fruit-biscuit | V | 90 | Fruit Biscuits (250 g) | weight | Tutti-frutti and cashew, a Hyderabadi souvenir.
      egg-puff | E | 30 | Egg Puff |  | Half an egg, onion masala.
      dil-pasand | V | 80 | Dil Pasand |  | Coconut and tutti-frutti in sweet dough.
      plum-cake | E | 140 | Plum Cake Slice Box |  | Four slices, dark and spiced.
      pineapple-pastry | V | 70 | Pineapple Pastry | eggless | Fresh cream.
      choco-truffle | V | 450 | Chocolate Truffle Cake | cake, eggless | Dark ganache.
      milk-bread | V | 50 | Milk Bread |  | Baked twice a day.
      nan-khatai | V | 110 | Nan Khatai (250 g) | weight | Ghee, cardamom.
      croissant | V | 110 | Butter Croissant |  | Twenty-seven layers.
      chocolate-muffin | V | 80 | Chocolate Muffin | eggless | Warm, with chips.
    `),
  },
  {
    key: 'meetha',
    section: 'Meetha',
    dishes: dishes(`
      double-ka-meetha | V | 110 | Double ka Meetha |  | Fried bread in saffron milk, rabri, almonds.
      qubani-ka-meetha | V | 130 | Qubani ka Meetha | topping | Stewed Hunza apricots with cream.
      gulab-jamun | V | 70 | Gulab Jamun (2 pieces) |  | Warm, rose and cardamom.
      phirni | V | 80 | Phirni |  | Ground rice and milk in an earthen cup.
      gil-e-firdaus | V | 110 | Gil-e-Firdaus |  | Bottle-gourd kheer, the clay of paradise.
      sheer-khurma | V | 120 | Sheer Khurma |  | Vermicelli, dates, milk.
      bobbatlu | V | 60 | Bobbatlu (2 pieces) |  | Chana dal and jaggery in a soft sheet, ghee on top.
      semiya-payasam | V | 70 | Semiya Payasam |  | Roasted vermicelli, cashew.
      rasmalai | V | 90 | Rasmalai (2 pieces) |  | Chenna in saffron milk.
    `),
  },
  {
    key: 'mithai',
    section: 'Mithai',
    dishes: dishes(`
      motichoor-laddu | V | 140 | Motichoor Laddu | weight | Pearls of gram in ghee.
      kaju-katli | V | 290 | Kaju Katli | weight | Cashew, silver leaf.
      jalebi | V | 110 | Jalebi | weight | Hot, from the kadhai.
      mysore-pak | V | 160 | Ghee Mysore Pak | weight | Melts before you can chew.
      ajmeri-kalakand | V | 170 | Ajmeri Kalakand | weight | Grainy milk cake.
      putharekulu | V | 180 | Putharekulu (5 pieces) |  | Paper of rice starch, ghee and jaggery, from Atreyapuram.
      gajar-halwa | V | 130 | Gajar ka Halwa | weight | Red carrots, khoya.
      soan-papdi | V | 120 | Soan Papdi | weight | Threads of gram flour and ghee.
      sunnundalu | V | 160 | Sunnundalu | weight | Roasted black gram, jaggery, ghee.
      jauzi-halwa | V | 240 | Jauzi ka Halwa | weight | Nutmeg halwa of the old city, dark and rich.
      mixture | V | 80 | Hyderabadi Mixture | weight | Sev, peanut, curry leaf.
      kova-bidar | V | 160 | Bidari Khoya Peda | weight | Slow-stirred milk, cardamom.
    `),
  },
  {
    key: 'icecream',
    section: 'Ice cream and kulfi',
    dishes: dishes(`
      hand-mango | V | 90 | Hand-churned Mango | scoop, topping | Banganapalli pulp, churned in a wooden tub.
      malai-kulfi | V | 60 | Malai Kulfi |  | On the stick.
      sitaphal | V | 110 | Sitaphal Ice Cream | scoop, topping | Custard apple, only in season.
      chocolate-scoop | V | 90 | Dark Chocolate | scoop, topping | 70 percent cocoa.
      falooda | V | 130 | Royal Falooda |  | Rose, basil seeds, vermicelli, ice cream.
      tender-coconut-ice | V | 100 | Tender Coconut | scoop, topping | With soft flesh.
      fruit-salad-ice | V | 120 | Fruit Salad with Ice Cream | topping | Seven fruits.
      anjeer-ice | V | 110 | Anjeer Badam | scoop, topping | Fig and almond.
      strawberry-scoop | V | 90 | Mahabaleshwar Strawberry | scoop, topping | Real berries.
      brownie-sizzler | V | 190 | Sizzling Brownie | topping | With vanilla and hot sauce.
    `),
  },
  {
    key: 'juice',
    section: 'Juices and shakes',
    dishes: dishes(`
      mosambi | V | 60 | Mosambi Juice | glass, ice | Pressed when you order.
      sugarcane | V | 40 | Sugarcane Juice | glass, ice | With lime and ginger.
      mango-shake | V | 110 | Mango Thick Shake | glass | Banganapalli.
      pineapple-juice | V | 80 | Pineapple Juice | glass, ice | Sweet and sharp.
      watermelon-juice | V | 60 | Watermelon Juice | glass, ice | With mint.
      pomegranate-juice | V | 120 | Pomegranate Juice | glass, ice | Nothing added.
      butterscotch-shake | V | 120 | Butterscotch Shake | glass | With praline.
      oreo-shake | V | 130 | Chocolate Cookie Shake | glass | Thick.
      coconut-water | V | 60 | Tender Coconut |  | Opened at your door's pace.
      avocado-shake | V | 150 | Avocado Honey Shake | glass | With dates.
    `),
  },
  {
    key: 'drinks',
    section: 'Drinks',
    dishes: dishes(`
      sweet-lassi | V | 60 | Sweet Lassi | glass | Thick curd, cream on top.
      masala-majjiga | V | 35 | Masala Majjiga | glass | Spiced buttermilk, curry leaf.
      lime-soda | V | 50 | Fresh Lime Soda | sugar | Sweet, salt or both.
      mango-lassi | V | 80 | Mango Lassi | glass | With Banganapalli pulp.
      water-bottle | V | 20 | Drinking Water (1 litre) |  | Sealed, cold.
      rose-milk | V | 60 | Rose Milk | glass | Cold, with basil seeds.
      mint-cooler | V | 70 | Mint Cooler | ice | Mint, lime, soda.
      soft-drink | V | 40 | Soft Drink (300 ml) | ice | Cola, orange or lemon: tell us in the note.
    `),
  },
]
