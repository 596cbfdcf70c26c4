import { type DishGroup, dishes } from '../dish.ts'

/** Chai, bakery, sweets, ice cream, juices. */
export const sweet: readonly DishGroup[] = [
  {
    key: 'chai',
    section: 'Chai and coffee',
    dishes: dishes(`
      irani-chai | V | 25 | Irani Chai | irani-chai | tea, sugar | Decoction and thickened milk, kept apart until they meet in your cup.
      osmania-biscuit | V | 60 | Osmania Biscuits (6 pieces) | osmania-biscuit |  | Salty, sweet, made for dipping.
      bun-maska | V | 45 | Bun Maska | bun-maska |  | Soft bun, cold butter.
      filter-coffee | V | 35 | Filter Coffee | filter-coffee | tea, sugar | Chicory blend, pulled a metre.
      ginger-chai | V | 25 | Adrak Chai | irani-chai | tea, sugar | Fresh ginger and cardamom.
      malai-bun | V | 70 | Malai Bun | bun-maska |  | Clotted cream and sugar in a toasted bun.
      lemon-tea | V | 25 | Lemon Tea | lemon-tea | sugar | Black tea, lime, a pinch of salt.
      khara-biscuit | V | 60 | Khara Biscuits (150 g) | osmania-biscuit |  | Cumin and black pepper.
      badam-milk | V | 60 | Badam Milk | milkshake | glass | Almond, saffron; hot or cold.
      lukhmi | N | 70 | Lukhmi (2 pieces) | lukhmi |  | Square pastry with goat mince.
    `),
  },
  {
    key: 'bakery',
    section: 'Bakery',
    dishes: dishes(`
      veg-puff | V | 25 | Veg Curry Puff | puff |  | Flaky, peppery.
      chicken-puff | N | 40 | Chicken Puff | puff |  | Minced chicken, ginger.
      black-forest | V | 380 | Black Forest Cake | cake | cake, eggless | Cherries, cream, chocolate.
      fruit-biscuit | V | 90 | Fruit Biscuits (250 g) | cookies | weight | Tutti-frutti and cashew, a Hyderabadi souvenir.
      egg-puff | E | 30 | Egg Puff | puff |  | Half an egg, onion masala.
      dil-pasand | V | 80 | Dil Pasand | paratha |  | Coconut and tutti-frutti in sweet dough.
      plum-cake | E | 140 | Plum Cake Slice Box | pastry |  | Four slices, dark and spiced.
      pineapple-pastry | V | 70 | Pineapple Pastry | pastry | eggless | Fresh cream.
      choco-truffle | V | 450 | Chocolate Truffle Cake | cake | cake, eggless | Dark ganache.
      milk-bread | V | 50 | Milk Bread | bread |  | Baked twice a day.
      nan-khatai | V | 110 | Nan Khatai (250 g) | cookies | weight | Ghee, cardamom.
      croissant | V | 110 | Butter Croissant | croissant |  | Twenty-seven layers.
      chocolate-muffin | V | 80 | Chocolate Muffin | muffin | eggless | Warm, with chips.
    `),
  },
  {
    key: 'meetha',
    section: 'Meetha',
    dishes: dishes(`
      double-ka-meetha | V | 110 | Double ka Meetha | double-ka-meetha |  | Fried bread in saffron milk, rabri, almonds.
      qubani-ka-meetha | V | 130 | Qubani ka Meetha | qubani | topping | Stewed Hunza apricots with cream.
      gulab-jamun | V | 70 | Gulab Jamun (2 pieces) | gulab-jamun |  | Warm, rose and cardamom.
      phirni | V | 80 | Phirni | kheer |  | Ground rice and milk in an earthen cup.
      gil-e-firdaus | V | 110 | Gil-e-Firdaus | kheer |  | Bottle-gourd kheer, the clay of paradise.
      sheer-khurma | V | 120 | Sheer Khurma | kheer |  | Vermicelli, dates, milk.
      bobbatlu | V | 60 | Bobbatlu (2 pieces) | bobbatlu |  | Chana dal and jaggery in a soft sheet, ghee on top.
      semiya-payasam | V | 70 | Semiya Payasam | kheer |  | Roasted vermicelli, cashew.
      rasmalai | V | 90 | Rasmalai (2 pieces) | rasmalai |  | Chenna in saffron milk.
    `),
  },
  {
    key: 'mithai',
    section: 'Mithai',
    dishes: dishes(`
      motichoor-laddu | V | 140 | Motichoor Laddu | laddu | weight | Pearls of gram in ghee.
      kaju-katli | V | 290 | Kaju Katli | barfi | weight | Cashew, silver leaf.
      jalebi | V | 110 | Jalebi | jalebi | weight | Hot, from the kadhai.
      mysore-pak | V | 160 | Ghee Mysore Pak | mysore-pak | weight | Melts before you can chew.
      ajmeri-kalakand | V | 170 | Ajmeri Kalakand | barfi | weight | Grainy milk cake.
      putharekulu | V | 180 | Putharekulu (5 pieces) | putharekulu |  | Paper of rice starch, ghee and jaggery, from Atreyapuram.
      gajar-halwa | V | 130 | Gajar ka Halwa | gajar-halwa | weight | Red carrots, khoya.
      soan-papdi | V | 120 | Soan Papdi | mysore-pak | weight | Threads of gram flour and ghee.
      sunnundalu | V | 160 | Sunnundalu | laddu | weight | Roasted black gram, jaggery, ghee.
      jauzi-halwa | V | 240 | Jauzi ka Halwa | gajar-halwa | weight | Nutmeg halwa of the old city, dark and rich.
      mixture | V | 80 | Hyderabadi Mixture | bhel | weight | Sev, peanut, curry leaf.
      kova-bidar | V | 160 | Bidari Khoya Peda | laddu | weight | Slow-stirred milk, cardamom.
    `),
  },
  {
    key: 'icecream',
    section: 'Ice cream and kulfi',
    dishes: dishes(`
      hand-mango | V | 90 | Hand-churned Mango | ice-cream-mango | scoop, topping | Banganapalli pulp, churned in a wooden tub.
      malai-kulfi | V | 60 | Malai Kulfi | kulfi |  | On the stick.
      sitaphal | V | 110 | Sitaphal Ice Cream | ice-cream | scoop, topping | Custard apple, only in season.
      chocolate-scoop | V | 90 | Dark Chocolate | ice-cream-chocolate | scoop, topping | 70 percent cocoa.
      falooda | V | 130 | Royal Falooda | falooda |  | Rose, basil seeds, vermicelli, ice cream.
      tender-coconut-ice | V | 100 | Tender Coconut | ice-cream | scoop, topping | With soft flesh.
      fruit-salad-ice | V | 120 | Fruit Salad with Ice Cream | fruit-salad | topping | Seven fruits.
      anjeer-ice | V | 110 | Anjeer Badam | ice-cream-chocolate | scoop, topping | Fig and almond.
      strawberry-scoop | V | 90 | Mahabaleshwar Strawberry | ice-cream-strawberry | scoop, topping | Real berries.
      brownie-sizzler | V | 190 | Sizzling Brownie | brownie | topping | With vanilla and hot sauce.
    `),
  },
  {
    key: 'juice',
    section: 'Juices and shakes',
    dishes: dishes(`
      mosambi | V | 60 | Mosambi Juice | citrus-juice | glass, ice | Pressed when you order.
      sugarcane | V | 40 | Sugarcane Juice | sugarcane | glass, ice | With lime and ginger.
      mango-shake | V | 110 | Mango Thick Shake | mango-shake | glass | Banganapalli.
      pineapple-juice | V | 80 | Pineapple Juice | pineapple-juice | glass, ice | Sweet and sharp.
      watermelon-juice | V | 60 | Watermelon Juice | watermelon-juice | glass, ice | With mint.
      pomegranate-juice | V | 120 | Pomegranate Juice | pomegranate-juice | glass, ice | Nothing added.
      butterscotch-shake | V | 120 | Butterscotch Shake | milkshake | glass | With praline.
      oreo-shake | V | 130 | Chocolate Cookie Shake | chocolate-shake | glass | Thick.
      coconut-water | V | 60 | Tender Coconut | coconut-water |  | Opened at your door's pace.
      avocado-shake | V | 150 | Avocado Honey Shake | green-shake | glass | With dates.
    `),
  },
  {
    key: 'drinks',
    section: 'Drinks',
    dishes: dishes(`
      sweet-lassi | V | 60 | Sweet Lassi | lassi | glass | Thick curd, cream on top.
      masala-majjiga | V | 35 | Masala Majjiga | buttermilk | glass | Spiced buttermilk, curry leaf.
      lime-soda | V | 50 | Fresh Lime Soda | lime-soda | sugar | Sweet, salt or both.
      mango-lassi | V | 80 | Mango Lassi | mango-shake | glass | With Banganapalli pulp.
      water-bottle | V | 20 | Drinking Water (1 litre) | water |  | Sealed, cold.
      rose-milk | V | 60 | Rose Milk | rose-milk | glass | Cold, with basil seeds.
      mint-cooler | V | 70 | Mint Cooler | lime-soda | ice | Mint, lime, soda.
      soft-drink | V | 40 | Soft Drink (300 ml) | cola | ice | Cola, orange or lemon: tell us in the note.
    `),
  },
]
